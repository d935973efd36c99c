import { expect, test } from 'vitest'
import { layOutGallery, measuresFor } from './gallery-layout.ts'
import { viewKey, visibleFromKey, visibleMonths } from './visible-rows.ts'

const photos = Array.from({ length: 5000 }, (_, i) => ({
  width: 4,
  height: 3,
  sort_at: `${2025 - Math.floor(i / 500)}-0${9 - Math.floor((i % 500) / 56)}-11T10:00:00`,
}))
const layout = layOutGallery(photos, measuresFor(1200))

test('in the middle of ten years, only nearby rows are rendered', () => {
  const top = layout.height / 2
  const visible = visibleMonths(layout, top - 500, top + 1400)
  const rows = visible.reduce((sum, month) => sum + month.to - month.from, 0)
  expect(rows).toBeGreaterThan(4)
  expect(rows).toBeLessThan(14)
})

test('every row that intersects the viewport is visible', () => {
  const [top, bottom] = [3333, 4444]
  const visible = visibleMonths(layout, top, bottom)
  layout.months.forEach((month, index) =>
    month.rows.forEach((row, i) => {
      const crosses = month.top + row.top + row.height >= top && month.top + row.top <= bottom
      const shown = visible.some((seen) => seen.index === index && i >= seen.from && i < seen.to)
      if (crosses) expect(shown).toBe(true)
    }),
  )
})

test("scrolling by a pixel within the same rows doesn't change the key", () => {
  const key = (top: number) => viewKey(visibleMonths(layout, top, top + 900))
  expect(key(2000)).toBe(key(2001))
  expect(key(2000)).not.toBe(key(6000))
})

test('nothing is visible above and below the gallery', () => {
  expect(visibleMonths(layout, layout.height + 1, layout.height + 900)).toEqual([])
  expect(viewKey([])).toBe('')
})

test('a key can be converted back to the same rows', () => {
  for (const top of [0, 1234, 20_000, layout.height - 500]) {
    const visible = visibleMonths(layout, top, top + 900)
    expect(visibleFromKey(layout, viewKey(visible))).toEqual(visible)
  }
  expect(visibleFromKey(layout, '')).toEqual([])
})
