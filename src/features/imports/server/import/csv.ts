import { CsvError, parse } from 'csv-parse/sync'

/** Parses CSV (RFC 4180). Malformed input returns the rows before the error. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  const onRecord = (row: string[]) => {
    if (row.some((cell) => cell !== '')) rows.push(row)
    return null
  }
  try {
    parse(text, { bom: true, relax_column_count: true, on_record: onRecord })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return rows
}
