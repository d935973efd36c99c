import { expect, test } from 'vitest'
import { grips, isWhole, moveBox, resizeBox, shapeBox, WHOLE } from './crop-box.ts'

const middle = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }

test("the crop frame stays inside the image wherever it's dragged", () => {
  expect(moveBox(middle, 5, -5)).toEqual({ ...middle, left: 0.5, top: 0 })
  for (const grip of grips)
    for (const [dx, dy] of [
      [9, 9],
      [-9, -9],
      [0.1, -0.2],
      [-0.3, 0.05],
    ] as const)
      for (const ratio of [undefined, 1, 2, 0.4]) {
        const { left, top, width, height } = resizeBox(middle, grip, dx, dy, ratio)
        expect(left).toBeGreaterThanOrEqual(-1e-9)
        expect(top).toBeGreaterThanOrEqual(-1e-9)
        expect(left + width).toBeLessThanOrEqual(1 + 1e-9)
        expect(top + height).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(0.05 - 1e-9)
        if (ratio) expect(width / height).toBeCloseTo(ratio)
      }
})

test('the corner opposite the dragged one stays in place', () => {
  const { left, top, width, height } = resizeBox(middle, 'topLeft', 0.1, 0.05, undefined)
  expect([left + width, top + height]).toEqual([0.75, 0.75])
  expect([left, top]).toEqual([0.35, 0.3])
})

test('an edge moves across its own direction only, unless the ratio is fixed', () => {
  expect(resizeBox(middle, 'right', -0.1, 0.4, undefined)).toEqual({ ...middle, width: 0.4 })
  expect(resizeBox(middle, 'bottom', 0.4, -0.1, 1)).toEqual({ ...middle, width: 0.4, height: 0.4 })
})

test('a ratio selects the largest centered crop, and a crop of the whole image counts as none', () => {
  expect(shapeBox(WHOLE, 2)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 })
  expect(isWhole(WHOLE)).toBe(true)
  expect(isWhole(middle)).toBe(false)
})
