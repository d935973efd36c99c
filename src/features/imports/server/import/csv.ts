import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** Takes a few milliseconds. */
const PIECE_BYTES = 16 * 1024

/**
 * Parses CSV (RFC 4180), and stops where it's malformed. Requests and other jobs of this process have their turn between pieces, so
 * that no one waits for a large table.
 */
export async function* readCsv(text: string): AsyncGenerator<string[]> {
  let rows: string[][] = []
  let failed: Error | undefined
  const parser = parse({ bom: true, relax_column_count: true, on_record: (row: string[]) => void rows.push(row) })
  parser.on('error', (error) => (failed = error)).resume()
  const bytes = Buffer.from(text)
  for (let at = 0; at <= bytes.length && !failed; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES)
    const isLast = at + PIECE_BYTES > bytes.length
    await new Promise<void>((done) => void parser[isLast ? 'end' : 'write'](piece, () => done()))
    // Errors are emitted after the callback.
    await setImmediate()
    const found = rows.filter((row) => row.some((cell) => cell !== ''))
    rows = []
    yield* found
  }
  if (failed && !(failed instanceof CsvError)) throw failed
}
