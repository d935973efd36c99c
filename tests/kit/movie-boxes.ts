/** A box of an MP4 or MOV. */
export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const header = Buffer.alloc(8)
  header.writeUInt32BE(body.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, body])
}

export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, n) => bytes.writeUInt32BE(value, n * 4))
  return bytes
}

export function track(kind: string, table: Buffer[] = [], ...more: Buffer[]): Buffer {
  const media = box('mdia', box('mdhd', 'x'), box('hdlr', numbers(0, 0), kind), box('minf', box('stbl', ...table)))
  return box('trak', box('tkhd', 'x'), media, ...more)
}

/** Samples of these sizes, consecutive from an offset in the file. */
export const samples = (at: number, ...sizes: number[]) => [
  box('stsz', numbers(0, 0, sizes.length, ...sizes)),
  box('stsc', numbers(0, 1, 1, sizes.length, 1)),
  box('stco', numbers(0, 1, at)),
]
