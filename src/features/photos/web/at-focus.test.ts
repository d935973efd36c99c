import { expect, test } from 'vitest'
import { atFocus } from './at-focus.ts'

test('a cropped cover shows its subject in the middle, an edge whole, and the middle if it knows no subject', () => {
  expect(atFocus({ focus_x: 0.104, focus_y: 0.9 })).toEqual({ objectPosition: '0% 100%' })
  expect(atFocus({ focus_x: 0.5, focus_y: 0.6 })).toEqual({ objectPosition: '50% 80%' })
  expect(atFocus({ focus_x: null, focus_y: null })).toBeUndefined()
})
