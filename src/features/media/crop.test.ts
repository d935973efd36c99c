import { expect, test } from 'vitest'
import { CropSchema, partOf, turnedCrop } from './crop.ts'

test('a crop rotates with its image, and four quarter turns restore it', () => {
  const crop = { left: 0.1, top: 0.2, width: 0.3, height: 0.5 }
  const right = turnedCrop(crop, 1)
  expect(right.left).toBeCloseTo(0.3)
  expect([right.top, right.width, right.height]).toEqual([0.1, 0.5, 0.3])
  const back = turnedCrop(right, 3)
  for (const side of ['left', 'top', 'width', 'height'] as const) expect(back[side]).toBeCloseTo(crop[side])
})

test('a crop of a crop is inside it, and no crop exceeds the image', () => {
  const half = { left: 0.5, top: 0, width: 0.5, height: 1 }
  expect(partOf(half, half)).toEqual({ left: 0.75, top: 0, width: 0.25, height: 1 })
  expect(CropSchema.safeParse(half).success).toBe(true)
  for (const wrong of [{ left: 0.6 }, { width: 0.01 }, { top: -0.1 }, { height: 1.2 }, { left: Number.NaN }])
    expect(CropSchema.safeParse({ ...half, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})
