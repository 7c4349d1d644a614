// Which rules speak of what on the table. Several stand in the order in which they are best read.

export const RULES = {
  day: "TW-GEN-14 TW-GEN-21 TW-GEN-22",
  phase: "TW-GEN-14",
  round: "TW-DAY-01 TW-DAY-03 TW-DAY-04 TW-ADV-04",
  events: "TW-MORN-01 TW-SET-12 TW-GEN-21",
  event: "TW-MORN-03 TW-MORN-01",
  cold: "TW-MORN-02",
  visitor: "TW-DAY-20",
  objective: "TW-OBJ-02 TW-OBJ-03 TW-OBJ-05 TW-OBJ-08",
  later: "TW-GEN-15 TW-GEN-05",
  leader: "TW-GEN-03 TW-GEN-04 TW-GEN-05",

  shelter: "TW-DAY-07 TW-DAY-20 TW-DAY-11",
  rubble: "TW-DAY-18 TW-DAY-16 TW-DAY-17 TW-DAY-15",
  heap: "TW-DAY-15 TW-DAY-19 TW-DAY-09",
  furniture: "TW-DAY-15 TW-DAY-19 TW-DAY-09",
  bars: "TW-DAY-16 TW-DAY-15 TW-DAY-09",
  door: "TW-DOOR-01 TW-DOOR-02 TW-DOOR-03 TW-DOOR-04",
  free: "TW-CRAFT-02 TW-DAY-20 TW-DAY-11",
  printed: "TW-DAY-20 TW-DAY-11 TW-DAY-12",
  guardPost: "TW-EVE-04 TW-EVE-05 TW-RAID-01",
  floor: "TW-EVE-03 TW-SLEEP-02",
  stairs: "TW-DAY-07 TW-DAY-08",
  hole: "TW-DAY-10 TW-RAID-14",
  fitting: "TW-DAY-20 TW-DAY-13 TW-DAY-14",
  bed: "TW-EVE-02 TW-SLEEP-03",
  craft: "TW-CRAFT-01 TW-CRAFT-03 TW-CRAFT-04 TW-CRAFT-07",
  ideas: "TW-CRAFT-05 TW-CRAFT-06",
  move: "TW-ADV-01 TW-ADV-03",
  dismantle: "TW-ADV-02",

  people: "TW-GEN-02 TW-GEN-10 TW-GEN-18",
  hunger: "TW-DUSK-03 TW-DUSK-07 TW-GEN-13",
  fatigue: "TW-EVE-09 TW-SLEEP-01 TW-EVE-03",
  misery: "TW-GEN-11 TW-ALCO-01 TW-GEN-13",
  wounds: "TW-RAID-05 TW-COMB-07 TW-MED-01",
  illness: "TW-MED-01 TW-MED-02 TW-GEN-13",
  blocked: "TW-DAY-02 TW-DAY-03",
  prowess: "TW-RAID-13 TW-COMB-10",
  empathy: "TW-GEN-17",
  inventory: "TW-FIND-03 TW-FIND-06",
  treated: "TW-MED-01 TW-MED-02 TW-MED-03",
  weapon: "TW-RAID-06 TW-COMB-05",
  task: "TW-EVE-01 TW-EVE-08 TW-EVE-09",
  gone: "TW-GEN-23 TW-DEATH-01",
  pets: "TW-PET-01 TW-PET-05 TW-PET-06 TW-PET-07 TW-PET-08 TW-ADVR-03 TW-ADVR-04",
  farmer: "TW-FARM-06 TW-FARM-08 TW-FARM-09 TW-FARM-10",

  storage: "TW-GEN-19 TW-GEN-09 TW-GEN-20",
  goods: "TW-GEN-19 TW-TRADE-03 TW-FIND-04",
  lent: "TW-DAY-16",
  pile: "TW-SCAV-10 TW-FIND-03 TW-FIND-04",
  weapons: "TW-RAID-06 TW-RAID-08 TW-RAID-09",
  medicine: "TW-MED-01 TW-MED-04",

  locations: "TW-SCAV-01 TW-SET-10 TW-FATE-03",
  location: "TW-SCAV-01 TW-SCAV-02 TW-SCAV-04",
  noise: "TW-NOISE-01 TW-NOISE-02 TW-NOISE-03",
  unknown: "TW-SCAV-04 TW-SCAV-05 TW-SCAV-11",
  resident: "TW-SCAV-13 TW-NOISE-04",
  tonight: "TW-RAID-02 TW-RAID-03 TW-RAID-04 TW-RAID-05",
  crime: "TW-CRIME-01 TW-CRIME-02",

  combat: "TW-COMB-04 TW-COMB-02 TW-COMB-27",
  foe: "TW-COMB-01 TW-COMB-08 TW-COMB-11 TW-COMB-17",
  fighter: "TW-COMB-05 TW-COMB-07 TW-COMB-10",
  flee: "TW-COMB-12",
  change: "TW-COMB-09",

  book: "TW-GEN-06 TW-GEN-05 TW-GEN-15",
  kept: "TW-NARR-02 TW-NARR-01",
} as const;

/** The rule of a state has its name; so has that of what lies in the way. */
export function ruleOf(name: string): string {
  return RULES[name as keyof typeof RULES] ?? RULES.shelter;
}
