/** Reads a table with commas (RFC 4180): rows of cells, with what is quoted taken as it stands. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const endRow = () => {
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const end = text[at] === '"' ? endOfQuote(text, at) : endOfPlain(text, at)
    // A quote that never ends, or in the middle of a cell: what stands before it is a table all the same.
    if (end === null || !ENDS.has(text[end])) break
    const isQuoted = text[at] === '"'
    row.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end))
    const isLineEnd = text[end] !== ','
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (isLineEnd) endRow()
  }
  endRow()
  return rows
}

const ENDS = new Set<string | undefined>([',', '\r', '\n', undefined])

/** Behind the closing quote. */
function endOfQuote(text: string, begin: number): number | null {
  for (let at = text.indexOf('"', begin + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1
  return null
}

function endOfPlain(text: string, begin: number): number {
  let at = begin
  while (at < text.length && !PLAIN_ENDS.has(text[at])) at++
  return at
}

const PLAIN_ENDS = new Set<string | undefined>(['"', ',', '\r', '\n'])
