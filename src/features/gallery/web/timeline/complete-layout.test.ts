import { describe, expect, test } from 'vitest'
import { layOutGallery, measuresFor } from '../grid/gallery-layout.ts'
import { completeLayout, unloadedAt } from './complete-layout.ts'

const measures = measuresFor(1200)
const counted = [
  { month: '2025-06', photos: 400 },
  { month: '2025-05', photos: 300 },
  { month: '2025-04', photos: 2 },
  { month: '2020-01', photos: 9000 },
]
const photosOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    width: 4000,
    height: 3000,
    sort_at: `${month}-${String(28 - (i % 20)).padStart(2, '0')}T10:00:00`,
  })).toSorted((a, b) => (a.sort_at < b.sort_at ? 1 : -1))

describe('partly loaded gallery', () => {
  test('the layout has space for every month, and finds where to load from', () => {
    const loaded = layOutGallery([...photosOf('2025-05', 100), ...photosOf('2025-04', 2)], measures)
    const whole = completeLayout(loaded, counted, { hasBefore: true, hasAfter: true, skipped: 200 }, measures)
    expect(whole.months.map(({ month }) => month)).toEqual(['2025-06', '2025-05', '2025-04', '2020-01'])
    let bottom = 0
    for (const { top, height } of whole.months) {
      expect(top).toBe(bottom)
      bottom += height
    }
    expect(whole.height).toBe(bottom)
    expect(whole.months[1]!.skipped).toBe(200)
    expect(whole.loadedFrom).toBeGreaterThan(whole.months[1]!.top + measures.monthHeight)
    expect(unloadedAt(whole, 0)).toEqual({ month: '2025-06', skip: 0 })
    const old = whole.months[3]!
    const middle = unloadedAt(whole, old.top + old.height / 2)!
    expect(middle.month).toBe('2020-01')
    expect(Math.abs(middle.skip - 4500)).toBeLessThan(30)
  })

  test('once all photos are loaded, the layout is only as high as their rows', () => {
    const loaded = layOutGallery(photosOf('2025-04', 2), measures)
    const whole = completeLayout(loaded, counted, { hasBefore: false, hasAfter: false, skipped: 0 }, measures)
    expect(whole.height).toBe(loaded.height)
  })

  test("the layout reserves space in a month that's partly loaded", () => {
    const loaded = layOutGallery(photosOf('2025-06', 100), measures)
    const whole = completeLayout(loaded, counted, { hasBefore: false, hasAfter: true, skipped: 0 }, measures)
    const [gap] = whole.months[0]!.gaps!
    expect(gap!.photos).toBe(300)
    expect(unloadedAt(whole, gap!.top + 1)).toEqual({ month: '2025-06', skip: 100 })
  })
})
