import { expect, test } from 'vitest'
import { readerOfBuffer } from './byte-reader.ts'
import { readMovieHeader } from './movie-header.ts'

function box(type: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + Buffer.concat(parts).length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at))
  return bytes
}

const FLOOD = 0xffff_fff0
const movie = (...tables: Buffer[]) =>
  box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('mdia', box('minf', box('stbl', ...tables)))))
const read = (...boxes: Buffer[]) => readMovieHeader(readerOfBuffer(Buffer.concat(boxes)))
const offsets = (count: number) => box('ctts', numbers(0, 1, count, 0))
const times = (count: number) => box('stts', numbers(0, 1, count, 1))

test('a video with as many samples as its bytes can hold is read', () => {
  expect(read(movie(times(90), offsets(90)))).toMatchObject({ duration: null })
})

test.each([
  ['times', [movie(times(FLOOD), offsets(1))]],
  ['composition offsets', [movie(times(1), offsets(FLOOD))]],
  ['entries', [movie(box('stts', numbers(0, FLOOD)), offsets(1))]],
  ['fragments', [movie(), box('moof', box('traf', box('trun', numbers(0, FLOOD))))]],
])('a video that claims billions of samples in its %s is refused', (_, boxes) => {
  expect(() => read(...boxes)).toThrow(/than bytes/)
})

test('audio that packs several samples into a byte is read', () => {
  expect(read(movie(times(FLOOD)))).toMatchObject({ duration: null })
})
