import { expect, test } from 'vitest'
import { suggestBest, type Candidate } from './suggest-best.ts'

const photo = (id: string, facts: Partial<Candidate> = {}): Candidate => ({
  ...{ id, is_favorite: false, labelled: false, width: 4000, height: 3000, sharpness: 100 },
  ...facts,
})

test('the sharpest photo of a burst and the largest copy are suggested, but a favorite comes first', () => {
  const blurred = photo('blurred', { sharpness: 20 })
  const sharp = photo('sharp', { sharpness: 300 })
  const small = photo('small', { width: 1600, height: 1200, sharpness: 900 })
  const described = photo('described', { labelled: true, sharpness: 5 })
  const loved = photo('loved', { is_favorite: true, width: 640, height: 480 })
  const best = (...photos: Candidate[]) => {
    const { best: one, reason } = suggestBest(photos)
    return [one.id, reason]
  }
  expect(best(blurred, sharp)).toEqual(['sharp', 'sharper'])
  expect(best(small, blurred)).toEqual(['blurred', 'larger'])
  expect(best(small, sharp, described)).toEqual(['described', 'labelled'])
  expect(best(described, loved, sharp)).toEqual(['loved', 'favorite'])
  expect(best(photo('first'), photo('second', { sharpness: 105 }))).toEqual(['first', null])
})
