import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centeredOn, middleSquare, resized, withinImage, type ImageSize, type Square } from './square.ts'

const side = fc.integer({ min: 1, max: 12_000 })
const image = fc.record({ width: side, height: side })
const anywhere = fc.record({
  x: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  y: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  size: fc.double({ min: 0, max: 30_000, noNaN: true }),
})

function liesWithin({ x, y, size }: Square, { width, height }: ImageSize): boolean {
  return (
    [x, y, size].every(Number.isInteger) && size >= 1 && x >= 0 && y >= 0 && x + size <= width && y + size <= height
  )
}

test('a portrait starts with the largest centered square', () => {
  expect(middleSquare({ width: 3000, height: 4000 })).toEqual({ x: 0, y: 500, size: 3000 })
})

test('dragging and pinching keep the square within the image, in whole pixels', () => {
  fc.assert(
    fc.property(image, anywhere, anywhere, (size, from, to) => {
      const square = withinImage(from, size)
      return (
        liesWithin(middleSquare(size), size) &&
        liesWithin(square, size) &&
        liesWithin(resized(square, to.size, size), size) &&
        liesWithin(centeredOn(square, to, size), size)
      )
    }),
  )
})

test('pinching keeps the center in place', () => {
  const square = { x: 1000, y: 1000, size: 1000 }
  expect(resized(square, 500, { width: 4000, height: 3000 })).toEqual({ x: 1250, y: 1250, size: 500 })
})
