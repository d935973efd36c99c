import { expect, test } from 'vitest'
import { required } from '#shared/required.ts'
import { composePage } from '../../book-layout/compose.ts'
import { BookSlot } from '../../book-layout/document.ts'
import { openMeasure } from '../../book-layout/server/typesetter.ts'
import { drawMap } from './draw-map.ts'

const annecy = { name: 'Annecy, France', lat: 45.9, lng: 6.12 }
const chamonix = { name: 'Chamonix-Mont-Blanc, France', lat: 45.92, lng: 6.87 }
const smogen = { name: 'Smögen, Sweden', lat: 58.35, lng: 11.22 }
const auckland = { name: 'Auckland, New Zealand', lat: -36.85, lng: 174.76 }

test('places are on the map where they are, with land around them', async () => {
  const map = required(await drawMap([annecy, smogen], '11x8.5'))
  expect(BookSlot.safeParse(map).error).toBeUndefined()
  const [south, north] = map.places
  expect(map.places.map(({ name }) => name)).toEqual(['Annecy', 'Smögen'])
  expect(north!.y).toBeLessThan(south!.y)
  expect(north!.x).toBeGreaterThan(south!.x)
  for (const { x, y } of map.places) expect([x > 0, x < map.width, y > 0, y < map.height]).not.toContain(false)
  expect(map.land).toMatch(/^M[\d -]+(L-?\d+ -?\d+)+Z/)
  expect(map.borders).not.toBe('')
})

test("one place, and places around the world, don't make a map", async () => {
  expect(await drawMap([], '8x8')).toBeNull()
  expect(await drawMap([annecy], '8x8')).toBeNull()
  expect(await drawMap([annecy, auckland], '8x8')).toBeNull()
})

test('names beside places that are close together neither cover each other nor leave the page', async () => {
  const map = required(await drawMap([annecy, chamonix, smogen], '8x8'))
  const book = { size: '8x8', typeface: 'serif', colour: 'ember' } as const
  const page = { id: 'p2', layout: 'map_title' as const, background: null, slots: [map, null, null] }
  const sheet = composePage(page, { book, pictures: new Map(), measure: openMeasure() })
  const labels = sheet.marks.flatMap((mark) => (mark.kind === 'text' && mark.runs.length > 0 ? [mark.runs] : []))
  expect(labels.map((runs) => runs.map(({ text }) => text).join(''))).toEqual([
    'Annecy',
    'Chamonix-Mont-Blanc',
    'Smögen',
  ])
  const [left, right] = labels.map((runs) => ({ from: runs[0]!.x, to: runs.at(-1)!.x + runs.at(-1)!.width }))
  expect(left!.to < right!.from || right!.to < left!.from).toBe(true)
  expect(Math.max(right!.to, left!.to)).toBeLessThan(sheet.width)
})
