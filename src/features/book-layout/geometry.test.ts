import { expect, test } from 'vitest'
import { BLEED_MM, trimSizes } from './book-layout.rules.ts'
import { boxesOf, boxOf, movedCrop, photoBox, type Box } from './geometry.ts'
import { layouts } from './layouts.ts'

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

test('the halves of a photo across a spread continue each other beside the fold, and show all of it', () => {
  for (const size of ['8x8', '8x11', '11x8.5'] as const) {
    const [left, right] = [boxOf(layouts.panorama_left[0], size), boxOf(layouts.panorama_right[0], size)]
    const { width } = trimSizes[size]
    expect([left.width, left.height]).toEqual([right.width, right.height])
    // 3 mm before the fold on the left page, and 3 mm after it on the right.
    expect(width - 3 - left.x).toBeCloseTo(3 - right.x, 6)
    expect([left.x, right.x + right.width]).toEqual([-BLEED_MM, expect.closeTo(width + BLEED_MM, 6)])
  }
})

test('the content of a front cover is centered on what is beside the groove at its spine', () => {
  for (const size of ['8x8', '8x11', '11x8.5'] as const)
    for (const area of [...layouts.cover_frame, ...layouts.cover_title]) {
      const { x, width } = boxOf(area, size)
      expect(x + width / 2).toBeCloseTo((9 + trimSizes[size].width) / 2, 6)
    }
})

test('a cover shows a photo of any shape whole, with its title right below', () => {
  const slots = [{ kind: 'photo' as const, photo_id: 'a', zoom: 1, x: 0.5, y: 0.5 }, null, null]
  for (const size of ['8x8', '8x11', '11x8.5'] as const)
    for (const [width, height] of [
      [4000, 3000],
      [3000, 4000],
      [6000, 2000],
      [3000, 3000],
    ] as const) {
      const pictures = new Map([['a', { width, height }]])
      const [shown, title, subtitle] = boxesOf({ layout: 'cover_frame', slots }, pictures, size) as [Box, Box, Box]
      expect(photoBox(shown, { width, height }, slots[0]!)).toEqual(shown)
      expect(shown.x + shown.width / 2).toBeCloseTo((9 + trimSizes[size].width) / 2, 6)
      const gap = title.y - shown.y - shown.height
      expect(gap).toBeGreaterThan(15)
      expect(gap).toBeLessThan(21)
      expect(subtitle.y).toBeGreaterThanOrEqual(title.y + title.height)
    }
})

test('photos of two pages beside each other hang at the same height, with and without a caption', () => {
  const photo = { kind: 'photo' as const, photo_id: 'a', zoom: 1, x: 0.5, y: 0.5 }
  const pictures = new Map([['a', picture]])
  const middleOf = (layout: 'framed' | 'pair_beside' | 'trio_wide', text: string) => {
    const slots = layouts[layout].map((area) =>
      area.kind === 'photo' ? photo : { kind: 'text' as const, text, align: 'start' as const },
    )
    const photos = boxesOf({ layout, slots }, pictures, '8x8').slice(0, -1)
    return (Math.min(...photos.map(({ y }) => y)) + Math.max(...photos.map(({ y, height }) => y + height))) / 2
  }
  const middle = middleOf('framed', 'Nobody wanted to go home.')
  for (const layout of ['framed', 'pair_beside', 'trio_wide'] as const)
    expect(middleOf(layout, '')).toBeCloseTo(middle, 0)
})
