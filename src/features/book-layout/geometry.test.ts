import { expect, test } from 'vitest'
import { photoBox, movedCrop } from './geometry.ts'

const box = { x: 10, y: 10, width: 100, height: 50 }
const picture = { width: 4000, height: 3000 }

test('a dragged photo moves exactly as far as the pointer, and never leaves its slot unfilled', () => {
  const crop = { zoom: 2, x: 0.5, y: 0.5 }
  const before = photoBox(box, picture, crop)
  const moved = { ...crop, ...movedCrop(box, picture, crop, { x: 7, y: -4 }) }
  const after = photoBox(box, picture, moved)
  expect([after.x - before.x, after.y - before.y].map((by) => by.toFixed(3))).toEqual(['7.000', '-4.000'])
  const far = { ...crop, ...movedCrop(box, picture, crop, { x: 900, y: -900 }) }
  const edge = photoBox(box, picture, far)
  expect([edge.x, edge.y + edge.height]).toEqual([box.x, box.y + box.height])
  // Dragging back from the edge moves it right away.
  const back = photoBox(box, picture, { ...far, ...movedCrop(box, picture, far, { x: -3, y: 0 }) })
  expect(back.x).toBeCloseTo(box.x - 3)
  for (const share of [far.x, far.y]) expect(share).toBeGreaterThanOrEqual(0)
})
