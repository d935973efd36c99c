/** Bytes of a film that nobody outside the family gets, and what the part that they belong to is called instead. */
export type Blank = { start: number; end: number; renamed?: { at: number; to: Buffer } }

export type ReadBytes = (start: number, end: number) => Promise<Buffer>
