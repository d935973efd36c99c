/** Photos and videos hardly shrink, and the tables beside them shrink less than this. */
const GROWTH_MAX = 20
/** A small archive may hold nothing but tables, which shrink the most. */
const ALWAYS_ALLOWED_BYTES = 256 * 1024 ** 2

/** How much one archive may unpack to. The archives inside it draw on the same budget. */
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
