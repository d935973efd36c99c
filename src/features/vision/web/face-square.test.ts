import { expect, test } from 'vitest'
import { faceSquare } from './face-square.ts'

const photo = { photo_width: 1000, photo_height: 500 }

test('the square is around the face, and larger than it', () => {
  expect(faceSquare({ x: 0.4, y: 0.4, width: 0.1, height: 0.2, ...photo })).toEqual({ x: 370, y: 170, size: 160 })
})

test('the square of a face at the edge, or of one that fills the photo, stays inside of it', () => {
  expect(faceSquare({ x: 0.95, y: 0, width: 0.05, height: 0.1, ...photo })).toEqual({ x: 920, y: 0, size: 80 })
  expect(faceSquare({ x: 0, y: 0, width: 1, height: 1, ...photo })).toEqual({ x: 250, y: 0, size: 500 })
})
