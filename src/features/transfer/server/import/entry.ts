import type { Readable } from 'node:stream'

/** A file of what is imported: under a path of its own, in a folder or a ZIP. */
export type ImportEntry = {
  path: string
  bytes: number
  /** Why it is not even opened. */
  refused?: 'unsafe_name' | 'encrypted' | 'bomb'
  open(): Promise<Readable>
}
