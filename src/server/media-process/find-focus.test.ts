import { expect, test } from 'vitest'
import { findFocus } from './find-focus.ts'
import { pixelMeans } from './pixel-means.ts'

/** A gray wall with a face-colored, checkered square whose middle is at this share of the image. */
function wallWithFace(width: number, height: number, middle: { x: number; y: number }) {
  const data = Buffer.alloc(width * height * 3, 150)
  const [left, top, side] = [Math.round(middle.x * width) - 32, Math.round(middle.y * height) - 32, 64]
  for (let y = Math.max(0, top); y < Math.min(height, top + side); y++)
    for (let x = Math.max(0, left); x < Math.min(width, left + side); x++)
      data.set((x + y) % 8 < 4 ? [220, 160, 124] : [160, 116, 90], (y * width + x) * 3)
  return pixelMeans({ data, width, height })
}

test('crops are centered on what differs from its surroundings', () => {
  for (const x of [0.2, 0.5, 0.8]) {
    const { focus_x, focus_y } = findFocus(wallWithFace(480, 320, { x, y: 0.4 }))
    expect(Math.abs(focus_x - x)).toBeLessThan(0.08)
    expect(Math.abs(focus_y - 0.4)).toBeLessThan(0.08)
  }
})

test('in portraits, crops keep what is at the top', () => {
  expect(findFocus(wallWithFace(320, 480, { x: 0.5, y: 0.2 })).focus_y).toBeLessThan(0.35)
  expect(findFocus(wallWithFace(320, 480, { x: 0.5, y: 0.8 })).focus_y).toBeLessThan(0.6)
})

test('an empty image, and one of a few pixels, has its focus in the middle', () => {
  for (const [width, height] of [
    [480, 320],
    [1, 1],
    [2, 700],
  ] as const) {
    const { focus_x, focus_y } = findFocus(pixelMeans({ data: Buffer.alloc(width * height * 3, 255), width, height }))
    expect(focus_x).toBeCloseTo(0.5, 1)
    expect(focus_y).toBeGreaterThan(0.3)
    expect(focus_y).toBeLessThan(0.6)
  }
})
