// Which rule speaks of what on the table.

export const RULE = {
  squares: ["RB-ACT-02", "RB-ACT-05", "RB-ACT-06"],
  store: "RB-GAIN-01",
  people: "RB-ACT-10",
  supply: "RB-GAIN-05",
  leaders: "RB-LEAD-06",
  placing: "RB-LEAD-03",
  stories: "RB-ACT-03",
  money: "RB-ACT-04",
  port: "RB-ACT-06",
  resupply: "RB-ROUND-06",
  first: "RB-ROUND-03",
  end: "RB-END-01",
  oldest: "RB-ROUND-12",
  track: "RB-SCORE-04",
  influence: "RB-SCORE-05",
  hearts: "RB-SCORE-06",
  markers: "RB-TURN-06",
  special: "RB-SET-12",
  space: "RB-BUILD-06",
} as const;
