import { RangeNotSatisfiable, type ByteRange, type ObjectStore } from './object-store.ts'

/** A part of an object as an object of its own, such as the video in a motion photo. */
export function windowOf(
  store: Pick<ObjectStore, 'open' | 'stat'>,
  { offset, bytes }: { offset: number; bytes: number },
): Pick<ObjectStore, 'open' | 'stat'> {
  return {
    async stat(key) {
      const facts = await store.stat(key)
      return facts && { ...facts, size: bytes }
    },
    async open(key, range: ByteRange = { start: 0, end: bytes - 1 }) {
      if (range.start >= bytes) throw new RangeNotSatisfiable(key)
      const end = Math.min(range.end, bytes - 1)
      const opened = await store.open(key, { start: offset + range.start, end: offset + end })
      return { ...opened, size: bytes }
    },
  }
}
