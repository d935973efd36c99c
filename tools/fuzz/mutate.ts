import type { Random } from './random.ts'

/** Most files begin with headers and directories, so half of all changes are made here. */
const HEAD_BYTES = 512
const LONGEST_FLOOD = 64 * 1024
const INTERESTING = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]
const TOKENS = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '\0',
  '<rdf:li>',
  '</',
  ',',
  '\n',
  '{',
  '[',
  '1e999',
  '\x1c\x02\x19\0\0',
  '\u202e',
]

/** A copy with one to eight changes. */
export function mutate(sample: Buffer, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(sample)
  for (let left = 1 + random.below(8); left > 0; left--) bytes = random.pick(changes)(bytes, random)
  return bytes
}

const changes: ((bytes: Buffer, random: Random) => Buffer)[] = [
  function flipBit(bytes, random) {
    const at = placeIn(bytes, random)
    if (bytes.length > 0) bytes[at] = bytes.readUInt8(at) ^ (1 << random.below(8))
    return bytes
  },
  function setByte(bytes, random) {
    if (bytes.length > 0) bytes[placeIn(bytes, random)] = random.below(256)
    return bytes
  },
  function setNumber(bytes, random) {
    const size = random.pick([1, 2, 4] as const)
    const at = placeIn(bytes, random)
    if (at + size > bytes.length) return bytes
    const value = random.pick(INTERESTING) % 2 ** (size * 8)
    if (random.below(2)) bytes.writeUIntLE(value, at, size)
    else bytes.writeUIntBE(value, at, size)
    return bytes
  },
  function truncate(bytes, random) {
    return bytes.subarray(0, placeIn(bytes, random))
  },
  function remove(bytes, random) {
    const at = placeIn(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(64))])
  },
  function repeat(bytes, random) {
    const at = placeIn(bytes, random)
    const part = bytes.subarray(at, at + 1 + random.below(256))
    return insert(bytes, at, Buffer.concat(Array<Buffer>(1 + random.below(20)).fill(part)))
  },
  function flood(bytes, random) {
    if (random.below(4) > 0) return bytes
    const token = random.pick(TOKENS)
    return insert(bytes, placeIn(bytes, random), Buffer.from(token.repeat(random.below(LONGEST_FLOOD / token.length))))
  },
  function move(bytes, random) {
    const [from, to] = [placeIn(bytes, random), placeIn(bytes, random)]
    bytes.copyWithin(to, from, from + random.below(64))
    return bytes
  },
]

function insert(bytes: Buffer, at: number, part: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
}

function placeIn(bytes: Buffer, random: Random): number {
  return random.below(random.below(2) ? bytes.length : Math.min(bytes.length, HEAD_BYTES))
}
