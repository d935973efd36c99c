import { expect, test } from 'vitest'
import { layOut, type AutoOptions } from './auto.ts'
import { croppedShare, isBleed } from './arrange.ts'
import { captionOf, milestonePage, positionsOf } from './auto-pages.ts'
import { countBlankPages, printWarningsOf } from './check.ts'
import { composePage, placedBoxesOf } from './compose.ts'
import { fitPhotos } from './fit-photos.ts'
import { boxesOf, boxOf, dpiOf, photoBox, type Box } from './geometry.ts'
import { choosePhotos, withoutNearDuplicates } from './choose.ts'
import { BookDocument, photosOf } from './document.ts'
import { trimSizes } from './book-layout.rules.ts'
import { layoutIds, slotsOf } from './layouts.ts'
import { openMeasure } from './server/typesetter.ts'
import type { SourcePhoto } from './sources.ts'
import { MM_OF_POINT } from './text.ts'

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A photo taken on the given day of the year, at the given second of that day. */
function photo(n: number, day: number, seconds = 0, more: Partial<SourcePhoto> = {}): SourcePhoto {
  const at = new Date(Date.UTC(2024, 0, 1 + day, 10, 0, seconds)).toISOString().slice(0, 19)
  const about = {
    person_ids: [],
    description: null,
    place: null,
    is_favorite: false,
    milestone_id: null,
    code: null,
    focus: null,
  }
  return {
    id: id(n),
    width: n % 3 ? 4000 : 3000,
    height: n % 3 ? 3000 : 4000,
    at,
    is_dated: true,
    around: null,
    ...about,
    ...more,
  }
}

const options: AutoOptions = {
  ...{ title: 'Our year', subtitle: '2024', pages: { exactly: 24 }, basicOnly: false },
  look: { size: '8x8', binding: 'softcover', paper: 'silk_170', typeface: 'serif', colour: 'ember' },
  words: {
    day: (date) => date,
    days: (from, to) => `${from} to ${to}`,
    quote: (said) => `“${said}”`,
    watch: 'Listen',
    places: 'Places',
    made: 'Made here',
    before: (year) => `Before ${year}`,
    at: (position, said) => `${position}: ${said}`,
  },
}

/** An answer isn't beside a photo of other people. */
const ofOthers = { person_ids: [id(2000)] }

test('the favorite of a burst stays, and every month of the year has a photo', () => {
  const burst = [photo(1, 3, 0), photo(2, 3, 20, { is_favorite: true }), photo(3, 3, 40)]
  expect(withoutNearDuplicates(burst).map((one) => one.id)).toEqual([id(2)])
  const year = Array.from({ length: 360 }, (_, day) => photo(day, day, 0, { is_favorite: day === 200 }))
  const chosen = choosePhotos(year, 24)
  expect(chosen).toHaveLength(24)
  expect(new Set(chosen.map(({ at }) => at.slice(0, 7))).size).toBe(12)
  expect(chosen.some(({ is_favorite }) => is_favorite)).toBe(true)
})

test('the same sources make the same book, with exactly the requested number of pages and each photo once', () => {
  const photos = Array.from({ length: 200 }, (_, n) => photo(n, n % 90, n, { place: n % 2 ? 'Annecy' : null }))
  const milestones = [{ id: id(900), name: 'First steps', description: null, date: '2024-02-01', age: 'at 1 year' }]
  const answers = [
    {
      question: 'What is love?',
      words: 'Snails',
      date: '2024-03-01',
      child: 'Mia',
      child_id: id(1),
      age: null,
      code: 'abcdefghjkmn',
    },
  ]
  const book = layOut({ photos, milestones, answers }, options)
  expect(layOut({ photos: photos.toReversed(), milestones, answers }, options)).toEqual(book)
  expect(BookDocument.safeParse(book).error).toBeUndefined()
  expect(book.pages).toHaveLength(24)
  const inside = book.pages.flatMap(({ slots }) => slots.filter((slot) => slot?.kind === 'photo'))
  expect(inside).toHaveLength(
    new Set(photosOf({ ...book, cover: { ...book.cover, front: { ...book.cover.front, slots: [] } } })).size,
  )
  expect(JSON.stringify(book)).toContain('First steps')
  expect(JSON.stringify(book)).toContain('“Snails”')
})

test('a caption has what was said on one line, and where and when below it', () => {
  const photos = Array.from({ length: 40 }, (_, n) =>
    photo(n, 5 * n, 0, { description: 'Mormor told it again.', place: n % 3 ? 'Smögen' : 'Annecy' }),
  )
  const book = layOut({ photos, milestones: [], answers: [] }, options)
  expect(JSON.stringify(book.pages)).toMatch(/"text":"Mormor told it again\.\\nSmögen\u00a0· 2024-0/)
})

test('captions don’t repeat the place and day of the page before, or the place that a chapter begins with', () => {
  const photos = Array.from({ length: 30 }, (_, n) => photo(n, n < 15 ? 0 : 1, n * 90, { place: 'Smögen' }))
  const { pages } = layOut({ ...nothing, photos }, { ...options, pages: { most: 32 } })
  const said = JSON.stringify(pages.filter(({ layout }) => !layout.startsWith('bleed')))
  expect(pages[1]).toMatchObject({ slots: [{}, { text: 'Smögen' }, { text: '2024-01-01 to 2024-01-02' }] })
  expect(said.split('Smögen')).toHaveLength(2)
  expect(said.split('"2024-01-01"').length).toBeLessThanOrEqual(2)
})

test('a caption of photos with exact and approximate dates has both', () => {
  const photos = [
    photo(1, 0, 0, { is_dated: false, around: 'Around 1965' }),
    photo(2, 1),
    photo(3, 1, 40, { is_dated: false, around: 'Around 1965' }),
  ]
  expect(captionOf(photos, slotsOf('two_across')[2]!, options.words)).toBe('Around 1965\u00a0· 2024-01-02')
})

test('a milestone has its photo as wide as the page and its story below, unless the story needs more room', () => {
  const swim = { id: id(900), name: 'First swim', date: '2024-02-01', age: 'at 1 year' }
  const pageOf = (description: string) =>
    milestonePage({ ...swim, description }, photo(1, 31), '8x8', options.words).page
  expect(pageOf('To the buoy and back.')).toMatchObject({
    layout: 'opener_wide',
    slots: [
      { kind: 'photo', photo_id: id(1) },
      { text: 'First swim' },
      { text: 'To the buoy and back.\n2024-02-01 · at 1 year' },
    ],
  })
  expect(pageOf('To the buoy and back. '.repeat(10)).layout).toBe('milestone')
})

test('a photo with an audio caption gets its own page with a code, unless the plan only has basic layouts', () => {
  const photos = Array.from({ length: 40 }, (_, n) => photo(n, n, 0, { code: n === 7 ? 'abcdefghjkmn' : null }))
  const nothing = { milestones: [], answers: [] }
  const book = layOut({ photos, ...nothing }, options)
  expect(BookDocument.safeParse(book).error).toBeUndefined()
  expect(book.pages).toHaveLength(24)
  const [page] = book.pages.filter(({ layout }) => layout === 'photo_code')
  expect(page!.slots).toMatchObject([
    { kind: 'photo', photo_id: id(7) },
    { text: expect.stringContaining('Listen') },
    { kind: 'code', code: 'abcdefghjkmn' },
  ])
  expect(JSON.stringify(book.pages).split(id(7))).toHaveLength(2)
  expect(JSON.stringify(layOut({ photos, ...nothing }, { ...options, basicOnly: true }))).not.toContain('abcdefghjkmn')
})

test('without photos the pages stay empty, and a small plan gets basic layouts', () => {
  const nothing = { photos: [], milestones: [], answers: [] }
  expect(BookDocument.safeParse(layOut(nothing, options)).success).toBe(true)
  const many = Array.from({ length: 300 }, (_, n) => photo(n, n % 5, n * 70))
  const plain = layOut({ ...nothing, photos: many }, { ...options, basicOnly: true })
  expect(
    [...new Set(plain.pages.map(({ layout }) => layout))].filter((one) =>
      ['four', 'five', 'six', 'three_tall'].includes(one),
    ),
  ).toEqual([])
})

const nothing = { photos: [], milestones: [], answers: [] }
const inside = (book: BookDocument) => book.pages.flatMap(({ slots }) => slots.filter((slot) => slot?.kind === 'photo'))

test('a family with few photos gets a short book without blank pages, and its cover photo is not inside', () => {
  for (const count of [6, 13, 26, 40]) {
    const photos = Array.from({ length: count }, (_, n) => photo(n, n * 3))
    const book = layOut({ ...nothing, photos }, { ...options, pages: { most: 32 } })
    expect(BookDocument.safeParse(book).error).toBeUndefined()
    expect(countBlankPages(book, new Set(photosOf(book)))).toBe(0)
    expect(inside(book)).toHaveLength(count - 1)
    expect(photosOf(book)).toHaveLength(count)
  }
})

test('a book of few photos has no blank pages, however many milestones and answers there are', () => {
  const child = { child_id: id(900), child: 'Ana', age: 'at age 5', code: null }
  const map = { kind: 'map', outlines: [], places: [] } as unknown as AutoOptions['map']
  for (const [photos, milestones, answers] of [
    [6, 3, 3],
    [5, 8, 0],
    [9, 1, 9],
    [3, 4, 4],
  ] as const) {
    const sources = {
      photos: Array.from({ length: photos }, (_, n) =>
        photo(n, n * 30, 0, { milestone_id: n < 2 ? id(800 + n) : null }),
      ),
      milestones: Array.from({ length: milestones }, (_, n) => {
        const name = `Step ${n}`
        return { id: id(800 + n), name, description: null, date: `2024-0${n + 1}-01`, age: null }
      }),
      answers: Array.from({ length: answers }, (_, n) => {
        return { ...child, question: 'Why?', words: `Because ${n}`, date: `2024-0${n + 1}-02` }
      }),
    }
    const book = layOut(sources, { ...options, map, pages: { most: 32 } })
    const shown = new Set(photosOf(book))
    expect(countBlankPages(book, shown)).toBe(0)
  }
})

test('landscapes and portraits keep their shape on every size of book, and layouts alternate', () => {
  const photos = Array.from({ length: 57 }, (_, n) => photo(n, Math.floor(n / 5), n * 90))
  for (const size of ['8x8', '8x11', '11x8.5'] as const) {
    const book = layOut({ ...nothing, photos }, { ...options, look: { ...options.look, size }, pages: { most: 32 } })
    const known = new Map(photos.map((one) => [one.id, one]))
    const cropped = book.pages.flatMap(({ layout, slots }) =>
      slots.flatMap((slot, place) =>
        slot?.kind === 'photo' ? [croppedShare(known.get(slot.photo_id)!, layout, place, size)] : [],
      ),
    )
    expect(Math.max(...cropped), size).toBeLessThan(0.13)
    const used = book.pages.map(({ layout }) => layout)
    expect(new Set(used).size, size).toBeGreaterThanOrEqual(6)
    expect(used.filter((layout, page) => layout === used[page - 1]).length, size).toBeLessThanOrEqual(3)
  }
})

const shapes = { landscape: { width: 4000, height: 2700 }, portrait: { width: 3000, height: 4000 } }
const ofShape = (n: number, shape: keyof typeof shapes, more: Partial<SourcePhoto> = {}) =>
  photo(n, 2 * Math.floor(n / 6), n * 90, { ...shapes[shape], ...more })

test('two photos on a page are even and more than half of it wide, and portraits aren’t cropped to landscapes', () => {
  const isTall = (n: number) => n % 12 >= 6
  const photos = Array.from({ length: 60 }, (_, n) => ofShape(n, isTall(n) ? 'portrait' : 'landscape'))
  const known = new Map(photos.map((one) => [one.id, one]))
  for (const basicOnly of [true, false]) {
    const book = layOut({ ...nothing, photos }, { ...options, basicOnly, pages: { most: 60 } })
    const pairs = book.pages.filter(({ slots }) => slots.filter((slot) => slot?.kind === 'photo').length === 2)
    expect(pairs.length).toBeGreaterThan(4)
    for (const { layout, slots } of pairs) {
      const [a, b] = boxesOf({ layout, slots }, known, '8x8') as [Box, Box]
      expect(Math.min(Math.abs(a.height - b.height), Math.abs(a.width - b.width)), layout).toBeCloseTo(0)
      expect(Math.max(a.x + a.width, b.x + b.width) - Math.min(a.x, b.x), layout).toBeGreaterThan(0.5 * 203)
      slots.forEach((slot, at) => {
        if (slot?.kind !== 'photo') return
        expect(croppedShare(known.get(slot.photo_id)!, layout, at, '8x8'), layout).toBeLessThan(0.22)
      })
    }
  }
})

test('a page of photos has one caption, right below them and as wide as they are', () => {
  const photos = Array.from({ length: 60 }, (_, n) =>
    ofShape(n, n % 12 < 6 ? 'portrait' : 'landscape', { description: `Day ${n}` }),
  )
  const known = new Map(photos.map((one) => [one.id, one]))
  const book = layOut({ ...nothing, photos }, options)
  for (const page of book.pages.slice(1)) {
    const areas = slotsOf(page.layout)
    if (page.layout.startsWith('opener')) continue
    expect(areas.filter(({ kind }) => kind === 'text').length, page.layout).toBeLessThanOrEqual(1)
    if (!areas.some(({ fit }) => fit)) continue
    const boxes = boxesOf(page, known, '8x8')
    const [caption, shown] = [boxes.at(-1)!, boxes.slice(0, -1)]
    expect(caption.y - Math.max(...shown.map((box) => box.y + box.height)), page.layout).toBeCloseTo(4)
    expect(caption.x, page.layout).toBeCloseTo(Math.min(...shown.map(({ x }) => x)))
    expect(caption.x + caption.width).toBeCloseTo(Math.max(...shown.map((box) => box.x + box.width)))
  }
})

test('photos of a page share its room without being cropped, with the same gap between all of them', () => {
  const ratios = [0.75, 1.5, 2.4, 1, 0.5625, 1.33]
  for (const layout of layoutIds) {
    const areas = slotsOf(layout).filter(({ fit }) => fit)
    if (areas.length < 2) continue
    const frames = areas.map((area) => boxOf(area, '8x8'))
    const boxes = fitPhotos(frames, ratios, 4)
    boxes.forEach(({ width, height }, at) => expect(width / height, layout).toBeCloseTo(ratios[at]!))
    for (const [at, a] of boxes.entries()) {
      const others = boxes.filter((_, other) => other !== at)
      const apart = others.map((b) =>
        Math.max(b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height),
      )
      expect(Math.min(...apart), layout).toBeCloseTo(4)
      expect(a.x).toBeGreaterThan(12.99)
      expect(a.x + a.width).toBeLessThan(190.21)
    }
  }
})

test('a photo up to the edge of the page comes every few pages, and never right after another', () => {
  const photos = Array.from({ length: 60 }, (_, n) => ofShape(n, n % 5 ? 'landscape' : 'portrait'))
  const used = layOut({ ...nothing, photos }, { ...options, pages: { most: 32 } }).pages.map(({ layout }) => layout)
  const bleeds = used.flatMap((layout, at) => (isBleed(layout) ? [at] : []))
  const gaps = bleeds.slice(1).map((at, place) => at - bleeds[place]!)
  expect(bleeds.length).toBeGreaterThan(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(7)
})

test('a book of several years has a page for each, before everything of that year', () => {
  const photos = Array.from({ length: 60 }, (_, n) => photo(n, n * 18))
  const milestone = { id: id(900), name: 'Six', description: null, date: '2025-01-01', age: null }
  const { pages } = layOut({ ...nothing, photos, milestones: [milestone] }, { ...options, pages: { most: 60 } })
  const years = pages.filter(({ layout }) => layout === 'year').map(({ slots }) => slots[1])
  expect(years).toMatchObject([{ text: '2024' }, { text: '2025' }, { text: '2026' }])
  const said = JSON.stringify(pages)
  expect(said.indexOf('"2025"')).toBeLessThan(said.indexOf('"Six"'))
  const inOneYear = layOut({ ...nothing, photos: photos.slice(0, 20) }, { ...options, pages: { most: 60 } })
  expect(inOneYear.pages.some(({ layout }) => layout === 'year')).toBe(false)
})

test('the first years with few photos are on one page, which names the year after them', () => {
  const photos = [0, 400, 800, ...Array.from({ length: 40 }, (_, n) => 1200 + n * 12)].map((day, n) => photo(n, day))
  const { pages } = layOut({ ...nothing, photos }, { ...options, pages: { most: 60 } })
  expect(pages.filter(({ layout }) => layout === 'year').map(({ slots }) => slots[1])).toMatchObject([
    { text: 'Before 2028' },
    { text: '2028' },
  ])
})

test('answers that were all given at the end are between photos, never after each other, and few are words alone', () => {
  const photos = Array.from({ length: 60 }, (_, n) => photo(n, n, n * 90))
  const answers = Array.from({ length: 7 }, (_, n) => ({
    ...{ question: 'What is love?', words: `Snails ${n}`, child: 'Mia', child_id: id(1000), age: null, code: null },
    date: '2024-12-01',
  }))
  const { pages } = layOut({ ...nothing, photos, answers }, { ...options, pages: { most: 80 } })
  const answered = pages.flatMap(({ slots }, at) => (JSON.stringify(slots).includes('Snails') ? [at] : []))
  expect(answered).toHaveLength(7)
  expect(answered.filter((at, place) => at === answered[place - 1]! + 1)).toEqual([])
  const wordsAlone = pages.slice(1).filter(({ slots }) => slots.every((slot) => slot?.kind !== 'photo'))
  expect(wordsAlone.length).toBeLessThanOrEqual(pages.length / 6)
})

test('a photo like the one on the cover isn’t inside, unless a milestone has no other', () => {
  const cake = ofShape(0, 'landscape', { is_favorite: true, milestone_id: id(900) })
  const others = Array.from({ length: 12 }, (_, n) => ofShape(20 + n, 'landscape'))
  const six = { id: id(900), name: 'Six', description: null, date: '2024-01-01', age: null }
  const made = (photos: SourcePhoto[], milestones = [six]) =>
    inside(layOut({ ...nothing, photos: [...photos, ...others], milestones }, { ...options, pages: { most: 32 } })).map(
      (slot) => slot?.kind === 'photo' && slot.photo_id,
    )
  expect(made([cake])).toContain(cake.id)
  const blown = { ...cake, id: id(2), at: cake.at.replace('00:00', '00:30'), is_favorite: false }
  expect(made([cake, blown])).not.toContain(cake.id)
  expect(made([cake, blown])).toContain(blown.id)
  const again = { ...blown, milestone_id: null }
  expect(
    made([{ ...cake, milestone_id: null }, again], []).filter((one) => one === cake.id || one === again.id),
  ).toEqual([])
})

test('the cover’s photo is inside, too, rather than a blank page', () => {
  const photos = Array.from({ length: 3 }, (_, n) => ofShape(n, 'landscape'))
  const book = layOut({ ...nothing, photos }, { ...options, pages: { exactly: 4 } })
  expect(countBlankPages(book, new Set(photosOf(book)))).toBe(0)
  expect(inside(book)).toHaveLength(3)
})

test('a photo with few pixels is printed small enough to be sharp, and not on an opening page', () => {
  const photos = Array.from({ length: 40 }, (_, n) =>
    photo(n, Math.floor(n / 12) * 9, n * 90, {
      place: `Place ${Math.floor(n / 12)}`,
      ...(n % 9 === 4 && { width: 480, height: 360 }),
    }),
  )
  const known = new Map(photos.map((one) => [one.id, one]))
  const { pages } = layOut({ ...nothing, photos }, { ...options, pages: { most: 60 } })
  const sharpness = pages.flatMap((page) =>
    page.slots.flatMap((slot, at) =>
      slot?.kind === 'photo' ? [dpiOf(boxesOf(page, known, '8x8', 0)[at]!, known.get(slot.photo_id)!, slot)] : [],
    ),
  )
  expect(Math.min(...sharpness)).toBeGreaterThan(119)
})

test('a tall photo up to the edge of the page is at its outer edge', () => {
  const photos = Array.from({ length: 80 }, (_, n) => ofShape(n, 'portrait', { width: 2700 }))
  const { pages } = layOut({ ...nothing, photos }, { ...options, pages: { most: 60 } })
  const sides = pages.flatMap(({ layout }, at) =>
    /_tall(_right)?$/.test(layout) && isBleed(layout) ? [[layout.endsWith('right'), at % 2 === 0]] : [],
  )
  expect(new Set(sides.map(String))).toEqual(new Set(['true,true', 'false,false']))
})

test('a caption of one of several photos says which one', () => {
  const photos = [
    photo(1, 0, 0, { description: 'Alma drew us.' }),
    photo(2, 0, 90),
    photo(3, 0, 180, { description: 'Rain.' }),
  ]
  const slots = photos.map((one) => ({ kind: 'photo' as const, photo_id: one.id, zoom: 1, x: 0.5, y: 0.5 }))
  const boxes = boxesOf(
    { layout: 'trio_wide', slots: [...slots, null] },
    new Map(photos.map((one) => [one.id, one])),
    '8x8',
  )
  const positions = positionsOf(photos, boxes.slice(0, 3))
  expect([...positions.values()]).toEqual(['top', 'bottom_left', 'bottom_right'])
  expect(captionOf(photos.toReversed(), slotsOf('trio_wide')[3]!, options.words, undefined, positions)).toBe(
    'top: Alma drew us.\nbottom_right: Rain.\n2024-01-01',
  )
})

test('an answer beside a photo is beside its middle, with its question and child close to it', () => {
  const tall = ofShape(0, 'portrait')
  const said = (text: string) => ({ kind: 'text' as const, text, align: 'start' as const })
  const slots = [
    { kind: 'photo' as const, photo_id: tall.id, zoom: 1, x: 0.5, y: 0.5 },
    ...['What is love?', '“Snails”', 'Mia'].map(said),
    null,
  ]
  const context = { book: options.look, pictures: new Map([[tall.id, tall]]), measure: openMeasure() }
  const [shown, question, answer, whose] = placedBoxesOf(
    { id: 'p1', layout: 'answer_beside', background: null, slots },
    context,
    0,
  ) as Box[]
  expect([answer!.y - question!.y - question!.height, whose!.y - answer!.y - answer!.height]).toEqual([
    expect.closeTo(4),
    expect.closeTo(4),
  ])
  expect(shown!.y + shown!.height / 2).toBeCloseTo(trimSizes['8x8'].height / 2)
  expect(question!.y + whose!.y + whose!.height).toBeCloseTo(2 * shown!.y + shown!.height)
})

test('a narrow column names the place and the day on a line each', () => {
  const column = { at: [0, 0, 3.1, 4] } as const
  expect(captionOf([photo(0, 0, 0, { place: 'Chamonix-Mont-Blanc' })], column, options.words)).toBe(
    'Chamonix-Mont-Blanc\n2024-01-01',
  )
})

test('on a wide page, the name of a place is beside a tall photo', () => {
  const look = { ...options.look, size: '11x8.5' as const }
  const tall = { width: 3000, height: 4500, place: 'Annecy' }
  const photos = Array.from({ length: 24 }, (_, n) =>
    photo(n, n < 16 ? n % 3 : 60 + n, n * 90, { ...(n < 16 && tall), ...ofOthers }),
  )
  const book = layOut({ ...nothing, photos }, { ...options, look, pages: { most: 32 } })
  const page = book.pages.find(({ layout }) => layout === 'opener_beside')!
  const context = {
    ...{ book: look, measure: openMeasure() },
    pictures: new Map(photos.map((one) => [one.id, one])),
  }
  const [shown, name] = placedBoxesOf(page, context, 0) as [Box, Box]
  expect(shown.width / shown.height).toBeCloseTo(3000 / 4500)
  expect(name.x).toBeGreaterThan(shown.x + shown.width)
})

test('a milestone without a photo stays between what came before and after, however many answers there are', () => {
  const photos = Array.from({ length: 40 }, (_, n) => photo(n, n * 5, 0, ofOthers))
  const milestone = { id: id(900), name: 'First steps', description: null, date: '2024-04-20', age: null }
  const answer = { question: 'What is love?', words: 'Snails', child: 'Mia', child_id: id(1), age: null, code: null }
  const answers = Array.from({ length: 6 }, (_, n) => ({ ...answer, date: `2024-04-1${n}` }))
  const { pages } = layOut({ photos, milestones: [milestone], answers }, { ...options, pages: { most: 40 } })
  const at = pages.findIndex(({ slots }) => slots.some((slot) => slot?.kind === 'text' && slot.text === 'First steps'))
  const datesOf = (some: typeof pages) =>
    some.map(({ slots }) =>
      slots.flatMap((slot) => (slot?.kind === 'photo' ? photos.find((one) => one.id === slot.photo_id)!.at : [])),
    )
  const late = datesOf(pages.slice(0, at)).filter((dates) => dates.some((one) => one > milestone.date))
  const early = datesOf(pages.slice(at)).filter((dates) => dates.some((one) => one < milestone.date))
  expect(late.length + early.length).toBeLessThanOrEqual(2)
})

test('every second answer without a photo has the child’s portrait above it', () => {
  const face = { kind: 'photo' as const, photo_id: id(7), zoom: 2, x: 0.4, y: 0.3 }
  const answers = ['Snails', 'Rain', 'Boats', 'Bread'].map((words, n) => ({
    ...{ question: 'What is love?', words, child: 'Mia', child_id: id(1), age: null, code: null, face },
    date: `2024-0${n + 1}-20`,
  }))
  const photos = Array.from({ length: 40 }, (_, n) => photo(n, n * 3, 0, ofOthers))
  const book = layOut({ ...nothing, photos, answers }, options)
  const used = book.pages.filter(({ layout }) => layout === 'quote_page' || layout.startsWith('answer'))
  expect(used.map(({ layout }) => layout)).toEqual(['quote_page', 'answer_face', 'quote_page'])
  expect(used[1]!.slots).toMatchObject([face, { text: 'What is love?' }, { text: '“Rain”' }, {}, null])
  for (const size of ['8x8', '8x11', '11x8.5'] as const) {
    const [circle] = boxesOf(used[1]!, new Map(), size)
    expect(circle!.width).toBe(circle!.height)
    expect(Math.abs(circle!.width - 40), size).toBeLessThan(4)
  }
})

test('a crop keeps the subject of a photo, wherever it is', () => {
  const photos = Array.from({ length: 30 }, (_, n) => photo(n, n * 2, 0, { focus: { x: 0.1, y: 0.9 } }))
  const book = layOut({ ...nothing, photos }, options)
  expect(inside(book)).toEqual(inside(book).map((slot) => ({ ...slot, x: 0.1, y: 0.9, zoom: 1 })))
  const box = { x: 0, y: 0, width: 100, height: 100 }
  const shown = photoBox(box, { width: 4000, height: 3000 }, { zoom: 1, x: 0.1, y: 0.9 })
  expect(shown.x).toBe(0)
})

test('a wide photo fills the two pages of a spread, unless its subject would be in the fold', () => {
  const wide = { width: 6000, height: 2800 }
  for (const count of [30, 31, 32, 33]) {
    const photos = Array.from({ length: count }, (_, n) =>
      photo(n, n * 3, 0, n === 11 || n === 19 ? { ...wide, focus: { x: n === 11 ? 0.47 : 0.5, y: 0.5 } } : {}),
    )
    const book = layOut({ ...nothing, photos }, { ...options, pages: { most: 32 } })
    expect(BookDocument.safeParse(book).error).toBeUndefined()
    const left = book.pages.findIndex(({ layout }) => layout === 'panorama_left')
    expect(left % 2).toBe(1)
    expect(book.pages[left + 1]).toMatchObject({ layout: 'panorama_right', slots: book.pages[left]!.slots })
    const shown = inside(book).map((slot) => (slot?.kind === 'photo' ? slot.photo_id : ''))
    expect(shown.filter((one) => one === id(11))).toHaveLength(2)
    expect(new Set(shown).size).toBe(shown.length - 1)
    expect(countBlankPages(book, new Set(photosOf(book)))).toBe(0)
  }
})

test('three pages come between two answers of one day', () => {
  const photos = Array.from({ length: 40 }, (_, n) => photo(n, n, 0, ofOthers))
  const answer = { question: 'What is love?', words: 'Snails', child: 'Mia', child_id: id(1), age: null, code: null }
  const answers = ['Snails', 'Rain'].map((words) => ({ ...answer, words, date: '2024-01-20' }))
  const book = layOut({ photos, milestones: [], answers }, options)
  const layouts = book.pages.map(({ layout }) => layout)
  const [first, second] = ['quote_page', 'answer_words'].map((layout) => layouts.findIndex((one) => one === layout))
  expect(Math.abs(first! - second!)).toBe(4)
})

test('an answer is beside a photo of the child from about that time, and the book has as many pages as without', () => {
  const mia = id(1000)
  const photos = Array.from({ length: 60 }, (_, n) => photo(n, n * 3, 0, { person_ids: [n % 4 ? id(1002) : mia] }))
  const answer = { question: 'What is love?', child: 'Mia', age: null, code: null, date: '2024-02-20' }
  const answers = ['Snails', 'Rain '.repeat(300)].map((words) => ({ ...answer, words, child_id: mia }))
  const notMias = answers.map((one) => ({ ...one, child_id: id(1001) }))
  const made = (given: typeof answers) =>
    layOut({ ...nothing, photos, answers: given }, { ...options, pages: { most: 80 } })
  const book = made(answers)
  expect(BookDocument.safeParse(book).error).toBeUndefined()
  expect(book.pages).toHaveLength(made(notMias).pages.length)
  expect(countBlankPages(book, new Set(photosOf(book)))).toBe(0)
  const answered = book.pages.filter(({ layout }) => layout.startsWith('answer'))
  const [beside, alone] = answered.toSorted((a, b) => (a.layout < b.layout ? -1 : 1))
  const found = photos.find((one) => JSON.stringify(beside!.slots).includes(one.id))!
  expect(beside!.layout).toBe('answer_below')
  expect([found.person_ids, found.at.slice(0, 10)]).toEqual([[mia], '2024-02-18'])
  expect(JSON.stringify(book.pages).split(found.id)).toHaveLength(2)
  expect([alone!.layout, JSON.stringify(alone!.slots).includes('Rain”')]).toEqual(['answer_words', true])
  expect(made(notMias).pages.some(({ layout }) => layout === 'answer_below')).toBe(false)
})

test('an answer is as large as fits its page: no word is broken, and none is too small to read or cut off', () => {
  const measure = openMeasure()
  const answer = { question: 'What is love?', child: 'Mia', child_id: id(1000), age: null, date: '2024-02-20' }
  const photos = Array.from({ length: 40 }, (_, n) => photo(n, n * 3, 0, { person_ids: [id(1000)] }))
  const pictures = new Map(photos.map((one) => [one.id, one]))
  for (const typeface of ['serif', 'sans', 'hand'] as const)
    for (const size of ['8x8', '8x11', '11x8.5'] as const)
      for (const words of [
        'Schnecken',
        'Geburtstagstortenverzierungen',
        'Because of snails. '.repeat(20).trim(),
        'Rain '.repeat(400),
      ])
        for (const code of [null, 'abcdefghjkmn']) {
          const answers = Array.from({ length: 2 }, () => ({ ...answer, words, code }))
          const book = layOut(
            { ...nothing, photos, answers },
            { ...options, look: { ...options.look, size, typeface } },
          )
          expect(printWarningsOf(book, pictures, measure), `${typeface} ${size} ${words} ${code}`).toEqual([])
        }
  const long = layOut({ ...nothing, answers: [{ ...answer, words: 'x'.repeat(5000), code: null }] }, options)
  expect(BookDocument.safeParse(long).error).toBeUndefined()
  const [page] = long.pages.filter(({ layout }) => layout === 'answer_words')
  expect(page).toBeDefined()
})

test('days at one place begin with a page that names it, and short answers alternate with long ones', () => {
  const photos = Array.from({ length: 24 }, (_, n) =>
    photo(n, n < 12 ? n % 3 : 60 + n, n * 90, { place: n < 12 ? 'Annecy' : null, ...ofOthers }),
  )
  const answer = { question: 'What is love?', words: 'Snails', child: 'Mia', child_id: id(1), age: null, code: null }
  const answers = ['2024-02-01', '2024-02-02', '2024-02-03'].map((date) => ({ ...answer, date }))
  const book = layOut({ ...nothing, photos, answers }, { ...options, pages: { most: 32 } })
  const used = book.pages.map(({ layout }) => layout)
  const opener = used.findIndex((layout) => layout.startsWith('opener'))
  expect(opener).toBe(1)
  expect(book.pages[opener]!.slots).toMatchObject([
    { kind: 'photo' },
    { text: 'Annecy' },
    { text: '2024-01-01 to 2024-01-03' },
  ])
  expect(used.filter((layout) => layout === 'quote_page' || layout === 'answer_words')).toEqual([
    ...['quote_page', 'answer_words'],
  ])
})

test('text of an automatic book is never too small to read, however long its descriptions are', () => {
  const photos = Array.from({ length: 40 }, (_, n) =>
    photo(n, n * 3, 0, {
      description: n % 2 ? 'A very long story about our day at the lake. '.repeat(40) : 'A day at the lake.',
      place: 'Annecy, France',
    }),
  )
  const measure = openMeasure()
  for (const [typeface, size] of [
    ['serif', '8x8'],
    ['sans', '8x11'],
    ['hand', '11x8.5'],
  ] as const) {
    const book = layOut({ ...nothing, photos }, { ...options, look: { ...options.look, size, typeface } })
    const kinds = printWarningsOf(book, new Map(photos.map((one) => [one.id, one])), measure).map(({ kind }) => kind)
    expect(kinds).not.toContain('small_text')
    expect(kinds).not.toContain('text_too_long')
    const context = { book, pictures: new Map(), measure }
    const marks = book.pages.flatMap((page) => composePage(page, context).marks)
    const sizes = marks.flatMap((mark) => (mark.kind === 'text' ? mark.runs.map((run) => run.size / MM_OF_POINT) : []))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
  }
})

test('a milestone’s moment isn’t on another page, too', () => {
  const milestone = { id: id(900), name: 'Six', description: null, date: '2024-01-05', age: null }
  const cake = photo(4, 4, 0, { milestone_id: milestone.id })
  const again = photo(5, 4, 30)
  const others = Array.from({ length: 12 }, (_, n) => photo(20 + n, 10 + n, 0, { is_favorite: n === 0 }))
  const book = layOut({ ...nothing, photos: [cake, again, ...others], milestones: [milestone] }, options)
  expect(photosOf(book)).toContain(cake.id)
  expect(photosOf(book)).not.toContain(again.id)
})

test('a map of the places is the second page of a long book, unless the plan only has basic layouts', () => {
  const photos = Array.from({ length: 40 }, (_, n) => photo(n, n))
  const map = { kind: 'map' as const, width: 1000, height: 1000, land: 'M0 0L9 0L9 9Z', borders: '', places: [] }
  const layoutsOf = (more: Partial<AutoOptions>) => {
    const book = layOut({ photos, milestones: [], answers: [] }, { ...options, map, ...more })
    expect(BookDocument.safeParse(book).error).toBeUndefined()
    expect(countBlankPages(book, new Set(photos.map((one) => one.id)))).toBe(0)
    return book.pages.map(({ layout }) => layout)
  }
  expect(layoutsOf({})).toHaveLength(24)
  expect(layoutsOf({})[1]).toBe('map_opener')
  expect(layoutsOf({ pages: { most: 40 } })[1]).toBe('map_opener')
  for (const without of [{ basicOnly: true }, { pages: { exactly: 8 } }, { map: null }])
    expect(layoutsOf(without)).not.toContain('map_opener')
})
