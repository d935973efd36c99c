import { describe, expect, test } from 'vitest'
import { layOutGallery, layOutRows, measuresFor, rowZoom, type Placed } from './gallery-layout.ts'

const landscape = (sort_at: string): Placed => ({ width: 4000, height: 3000, sort_at })
const portrait = (sort_at: string): Placed => ({ width: 3000, height: 4000, sort_at })

describe('gallery layout', () => {
  test('photos are laid out by month and day, newest first, in the given order', () => {
    const layout = layOutGallery(
      [landscape('2025-05-03T10:00:00'), landscape('2025-05-01T09:00:00'), landscape('2025-04-30T23:59:59')],
      measuresFor(1200),
    )
    expect(layout.months.map((month) => month.month)).toEqual(['2025-05', '2025-04'])
    expect(layout.months[0]!.rows.flatMap((row) => row.labels.map((label) => label.date))).toEqual([
      '2025-05-03',
      '2025-05-01',
    ])
    expect(layout.height).toBe(layout.months[0]!.height + layout.months[1]!.height)
  })

  test('two days with few photos share a row, and a day with many starts its own', () => {
    const busy = Array.from({ length: 12 }, (_, i) => landscape(`2025-05-20T10:00:${10 + i}`))
    const layout = layOutGallery(
      [...busy, portrait('2025-05-10T10:00:00'), portrait('2025-05-09T10:00:00')],
      measuresFor(1200),
    )
    const labelled = layout.months[0]!.rows.filter((row) => row.labels.length > 0)
    expect(labelled.map((row) => row.labels.map((label) => label.date))).toEqual([
      ['2025-05-20'],
      ['2025-05-10', '2025-05-09'],
    ])
  })

  test('a day with only undated photos is the day they were added', () => {
    const undated = (sort_at: string) => ({ ...landscape(sort_at), taken_at: null })
    const dated = (sort_at: string) => ({ ...landscape(sort_at), taken_at: sort_at })
    const photos = [undated('2025-05-03T11:00:00'), undated('2025-05-03T10:00:00'), undated('2025-05-02T11:00:00')]
    const layout = layOutGallery([...photos, dated('2025-05-02T10:00:00')], measuresFor(1200))
    const labels = layout.months.flatMap(({ rows }) => rows.flatMap((row) => row.labels))
    expect(labels.map(({ date, isAdded }) => [date, isAdded])).toEqual([
      ['2025-05-03', true],
      ['2025-05-02', false],
    ])
  })

  test('a day whose photos would leave its row half empty shares it with the next day', () => {
    const measures = measuresFor(1120)
    const layout = layOutGallery(
      [
        ...['10', '11', '12'].map((hour) => ({ width: 1220, height: 1000, sort_at: `2026-10-17T${hour}:00:00` })),
        landscape('2026-10-03T10:00:00'),
      ],
      measures,
    )
    const [row] = layout.months[0]!.rows
    expect(row!.labels.map(({ date }) => date)).toEqual(['2026-10-17', '2026-10-03'])
    expect(layout.x[3]! + layout.w[3]!).toBeCloseTo(1120, 1)
  })

  test('a last row that would be short shares the photos of the row before', () => {
    const width = 1120
    const fill = (photos: Placed[]) => {
      const layout = layOutGallery(photos, measuresFor(width))
      return layout.months[0]!.rows.map(({ start, end }) => {
        expect(layout.x[end - 1]! + layout.w[end - 1]!).toBeCloseTo(width, 1)
        return end - start
      })
    }
    expect(fill(Array.from({ length: 5 }, (_, i) => landscape(`2026-07-27T10:00:0${i}`)))).toEqual([5])
    expect(fill(Array.from({ length: 6 }, (_, i) => landscape(`2026-07-27T10:00:0${i}`)))).toEqual([3, 3])
    expect(fill(['27', '26', '25', '24', '11', '10'].map((day) => landscape(`2026-07-${day}T10:00:00`)))).toEqual([
      3, 3,
    ])
  })

  test("on phones, a month's only photo reaches from edge to edge", () => {
    for (const photo of [landscape('2026-10-03T10:00:00'), portrait('2026-10-03T10:00:00')]) {
      const layout = layOutGallery([photo], measuresFor(390))
      expect(layout.w[0]!).toBeCloseTo(390, 0)
      expect(layout.months[0]!.rows[0]!.height).toBeLessThan(391)
    }
  })

  test('on phones, a day with one row shares it with a lone photo after it', () => {
    const day = ['12', '11', '10'].map((hour) => landscape(`2026-10-17T${hour}:00:00`))
    const [month] = layOutGallery([...day, portrait('2026-10-03T10:00:00')], measuresFor(390)).months
    const [row, more] = month!.rows
    expect(row!.labels.map(({ date }) => date)).toEqual(['2026-10-17', '2026-10-03'])
    expect(more).toBeUndefined()
  })

  test("on phones, an album's only photos are as wide as the screen, or two portraits together", () => {
    const endsOf = (photos: Placed[]) =>
      layOutRows(photos, measuresFor(390)).months[0]!.rows.map((row) => [row.end, Math.floor(row.height)])
    expect(endsOf([landscape('2025-05-03'), landscape('2025-05-02')])).toEqual([
      [1, 292],
      [2, 292],
    ])
    expect(endsOf([portrait('2025-05-03'), portrait('2025-05-02')])).toEqual([[2, 258]])
  })

  test('an album of 17 photos fills the screen below its cover, even for a person who looked at months in Photos', () => {
    const photos = Array.from({ length: 17 }, (_, i) => landscape(`2026-07-27T10:00:${10 + i}`))
    const layOut = (width: number, zoom: 'months' | 'years' | 'middle') =>
      layOutRows(photos, measuresFor(width, false, rowZoom(zoom, true)))
    for (const zoom of ['months', 'years', 'middle'] as const) {
      const phone = layOut(390, zoom)
      expect(phone.height).toBeGreaterThan(400)
      for (const row of phone.months[0]!.rows) {
        expect(row.height).toBeLessThan(200)
        expect(row.end - row.start).toBeLessThanOrEqual(3)
      }
      expect(layOut(1120, zoom).height).toBeGreaterThan(400)
    }
  })

  test('an album has the row size that a person chose in Photos', () => {
    expect(['small', 'middle', 'large'].map((zoom) => rowZoom(zoom as 'small', true))).toEqual([
      'small',
      'middle',
      'large',
    ])
    expect(rowZoom('months', false)).toBe('months')
  })

  test('at the smallest size, the days of a month follow each other without labels', () => {
    const days = Array.from({ length: 28 }, (_, i) => landscape(`2025-05-${28 - i}T10:00:00`))
    const [month] = layOutGallery(days, measuresFor(1200, false, 'months')).months
    const rows = month!.rows
    expect(rows.flatMap((row) => row.labels)).toEqual([])
    expect(rows.map((row) => row.end - row.start)[0]).toBeGreaterThan(7)
    expect(rows.at(-1)!.end).toBe(28)
  })

  test.each([360, 768, 1440])('full rows reach from edge to edge at %i pixels', (width) => {
    const photos = Array.from({ length: 200 }, (_, i) => (i % 3 ? landscape : portrait)('2025-05-20T10:00:00'))
    const layout = layOutGallery(photos, measuresFor(width))
    const rows = layout.months[0]!.rows
    for (const row of rows.slice(0, -1)) {
      expect(layout.x[row.end - 1]! + layout.w[row.end - 1]!).toBeCloseTo(width, 1)
      expect(row.height).toBeGreaterThan(measuresFor(width).target * 0.5)
      expect(row.height).toBeLessThan(measuresFor(width).target * 1.31)
    }
  })

  test("every photo has exactly one position, and rows don't overlap", () => {
    const photos = Array.from({ length: 997 }, (_, i) =>
      (i % 2 ? landscape : portrait)(
        `20${String(24 - (i >> 6)).padStart(2, '0')}-0${9 - ((i % 9) >> 2)}-1${9 - (i & 7)}T10:00:00`,
      ),
    ).toSorted((a, b) => (a.sort_at < b.sort_at ? 1 : -1))
    const layout = layOutGallery(photos, measuresFor(900))
    let next = 0
    let bottom = 0
    for (const month of layout.months) {
      for (const row of month.rows) {
        expect(row.start).toBe(next)
        expect(month.top + row.top).toBeGreaterThanOrEqual(bottom)
        next = row.end
        bottom = month.top + row.top + row.height
      }
    }
    expect(next).toBe(photos.length)
  })

  test('the sizes of a panorama and a long screenshot are limited', () => {
    const layout = layOutGallery(
      [
        { width: 12_000, height: 900, sort_at: '2025-05-03T10:00:00' },
        { width: 900, height: 9000, sort_at: '2025-05-03T09:00:00' },
      ],
      measuresFor(390),
    )
    expect(Math.min(...layout.w)).toBeGreaterThan(40)
    expect(Math.max(...layout.w)).toBeLessThanOrEqual(390)
  })

  test('with a larger font size, month and day labels are still above the photos', () => {
    const photo = { width: 1200, height: 900, sort_at: '2025-05-03T10:00:00' }
    const firstRow = (rem: number) => layOutGallery([photo], measuresFor(390, false, 'middle', rem)).months[0]!.rows[0]!
    expect(firstRow(32).top).toBe(2 * firstRow(16).top)
    expect(firstRow(32).height).toBe(firstRow(16).height)
  })

  test('a gallery without photos has no height', () => {
    expect(layOutGallery([], measuresFor(390))).toMatchObject({ months: [], height: 0 })
  })
})
