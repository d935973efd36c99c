/** Reads a table with commas (RFC 4180): rows of cells, with what is quoted taken as it stands. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  // A cell, quoted or not, and what ends it.
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/gy
  for (const source = text.replace(/^\uFEFF/, ''); cells.lastIndex < source.length;) {
    const cell = cells.exec(source)
    // A quote that never ends: what stands before it is a table all the same.
    if (!cell) break
    row.push(cell[1] === undefined ? cell[2]! : cell[1].replaceAll('""', '"'))
    if (cell[3] === ',') continue
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  if (row.some((one) => one !== '')) rows.push(row)
  return rows
}
