/** Photos and videos hardly compress, and the JSON and CSV files beside them compress less than this. */
const GROWTH_MAX = 20
/** A small archive may only contain JSON and CSV files, which compress best. */
const ALWAYS_ALLOWED_BYTES = 256 * 1024 ** 2

/** Limits how much an archive can unpack to. Nested archives share the budget. */
export class ArchiveBudget {
  #bytes: number
  #entries: number

  constructor(archiveBytes: number, entries: number) {
    this.#bytes = Math.max(ALWAYS_ALLOWED_BYTES, archiveBytes * GROWTH_MAX)
    this.#entries = entries
  }

  takeEntries(count: number): boolean {
    if (count > this.#entries) return false
    this.#entries -= count
    return true
  }

  takeBytes(bytes: number): boolean {
    if (bytes > this.#bytes) return false
    this.#bytes -= bytes
    return true
  }
}
