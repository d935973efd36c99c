import { inflateSync } from 'node:zlib'

/** The SFNT font in a WOFF file, whose tables are each compressed: https://www.w3.org/TR/WOFF/ */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  for (let index = 0, at = head.length; index < count; index++) {
    const entry = 44 + 20 * index
    const [offset, packed, length] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ]
    const stored = woff.subarray(offset, offset + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.set(packed < length ? inflateSync(stored) : stored)
    woff.copy(head, 12 + 16 * index, entry, entry + 4)
    woff.copy(head, 16 + 16 * index, entry + 16, entry + 20)
    head.writeUInt32BE(at, 20 + 16 * index)
    head.writeUInt32BE(length, 24 + 16 * index)
    parts.push(table)
    at += table.length
  }
  return Buffer.concat(parts)
}
