import { expect, test } from 'vitest'
import { boxOf } from './geometry.ts'
import { slotsOf } from './layouts.ts'
import { openMeasure } from './server/typesetter.ts'
import { placeText } from './text.ts'

test('a long word is printed smaller rather than broken', () => {
  const box = boxOf(slotsOf('answer_portrait')[2]!, '8x8')
  const { runs } = placeText(
    { text: 'Geburtstagstortenverzierungen', box, style: 'voice', typeface: 'serif', align: 'start', middle: false },
    openMeasure(),
  )
  expect(runs.map((run) => run.text)).toEqual(['Geburtstagstortenverzierungen'])
})

test('a title’s last word isn’t alone', () => {
  const box = boxOf(slotsOf('cover_frame')[1]!, '8x8')
  const linesOf = (text: string) =>
    placeText({ text, box, style: 'cover', typeface: 'serif', align: 'center', middle: true }, openMeasure()).runs.map(
      (run) => run.text,
    )
  expect(linesOf('First Year Baby Book')).toEqual(['First Year', 'Baby Book'])
  expect(linesOf('Our 2026')).toEqual(['Our 2026'])
  expect(linesOf('')).toEqual([])
})

test('what a child said has lines of about the same length, and no short word has one of its own', () => {
  const box = boxOf(slotsOf('answer_beside')[2]!, '8x11')
  const linesOf = (text: string) =>
    placeText(
      { text, box, style: 'voice', typeface: 'serif', align: 'start', middle: false, even: true },
      openMeasure(),
    ).runs.map((run) => run.text)
  expect(linesOf('“Lighthouse keeper. I am the lighthouse and Noé is all of the ships.”')).toEqual([
    '“Lighthouse',
    'keeper. I am',
    'the lighthouse',
    'and Noé is all',
    'of the ships.”',
  ])
})
