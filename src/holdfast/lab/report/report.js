// Draws the charts in the colours of the page, and sorts tables by a click on a column's head.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");

  const config = () => {
    const style = getComputedStyle(document.documentElement);
    const [ink, soft, line] = ["--ink", "--soft", "--line"].map((name) => style.getPropertyValue(name).trim());
    return {
      background: "transparent",
      font: "system-ui, sans-serif",
      view: { stroke: null },
      rule: { color: ink },
      axis: {
        labelColor: ink, titleColor: soft, titleFontWeight: 400, gridColor: line, domainColor: line, tickColor: line,
        labelFontSize: 12, titleFontSize: 12,
      },
      legend: { labelColor: ink, titleColor: soft, labelFontSize: 12, symbolType: "square" },
    };
  };

  const draw = async () => {
    for (const figure of document.querySelectorAll("figure[id^='chart-']")) {
      const spec = JSON.parse(figure.querySelector("script[type='application/json']").textContent);
      await vegaEmbed(figure.querySelector(".chart"), spec, {
        config: config(),
        renderer: "svg",
        actions: false,
      });
    }
    document.body.dataset.drawn = "yes";
  };

  const value = (row, column) => {
    const cell = row.cells[column];
    const by = cell.dataset.by ?? cell.textContent;
    return by === "" ? null : isNaN(by) ? by : Number(by);
  };

  const sort = (head) => {
    const table = head.closest("table");
    const column = head.cellIndex;
    const first = typeof value(table.tBodies[0].rows[0], column) === "string" ? "ascending" : "descending";
    const other = first === "ascending" ? "descending" : "ascending";
    const order = head.getAttribute("aria-sort") === first ? other : first;
    for (const one of table.tHead.rows[0].cells) one.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", order);
    const sign = order === "ascending" ? 1 : -1;
    const rows = [...table.tBodies[0].rows];
    rows.sort((a, b) => {
      const [x, y] = [value(a, column), value(b, column)];
      if (x === null || y === null) return (x === null) - (y === null);
      return sign * (typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y)));
    });
    table.tBodies[0].append(...rows);
  };

  for (const head of document.querySelectorAll("thead th")) {
    head.querySelector("button").addEventListener("click", () => sort(head));
  }
  dark.addEventListener("change", draw);
  draw();
})();
