/** The dark modules of a code as one SVG path, a run of neighbours at a time; a module is one unit. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  modules.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
      x += 1;
    }
  });
  return path;
}
