/** A byte range of a media file to overwrite before guests get it, and the new name of the enclosing element, if any. */
export type Redaction = { start: number; end: number; renamed?: { at: number; to: Buffer } }

export type ReadBytes = (start: number, end: number) => Promise<Buffer>
