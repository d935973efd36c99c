import { expect, test } from 'vitest'
import { meanOf, similarity, toBytes, toPlanes, toVector } from './vectors.ts'

const vector = (...numbers: number[]) => toVector(toBytes(numbers))

test('vectors are compared by their direction, to a thousandth', () => {
  expect(similarity(vector(1, 2, 3, 4), vector(2, 4, 6, 8))).toBeCloseTo(1, 3)
  expect(similarity(vector(1, 0, 0, 0), vector(0, 1, 0, 0))).toBe(0)
  expect(similarity(vector(1, 1, 0, 0), vector(1, 0, 0, 0))).toBeCloseTo(Math.SQRT1_2, 3)
  expect(similarity(vector(0, 0, 0, 0), vector(1, 0, 0, 0))).toBe(0)
})

test('vectors of different models are never alike', () => {
  expect(similarity(vector(1, 2, 3, 4), vector(1, 2, 3, 4, 5))).toBe(-1)
})

test('the mean of several vectors points between them, nearer to the heavier one', () => {
  const mean = toVector(
    meanOf([
      [vector(1, 0, 0, 0), 3],
      [vector(0, 1, 0, 0), 1],
    ]),
  )
  expect(similarity(mean, vector(3, 1, 0, 0))).toBeCloseTo(1, 3)
})

test('four bits of each number are stored plane by plane', () => {
  const { planes, signs, low, step, total } = toPlanes([0, 3, 9, 15])
  expect(total).toBe(27)
  expect(planes).toBe('0111010100010011')
  expect([signs, toPlanes([-1, 1, -2, 0.1]).signs]).toEqual(['0111', '0101'])
  expect([low, step * 15]).toEqual([0, expect.closeTo(15 / Math.hypot(3, 9, 15), 6)])
})
