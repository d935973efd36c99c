import { expect, test } from 'vitest'
import { atFocus } from './at-focus.ts'

test('a cropped cover keeps a child at the edge of the photo in view, and the middle if it knows no subject', () => {
  expect(atFocus({ focus_x: 0.104, focus_y: 0.9 })).toEqual({ objectPosition: '10% 90%' })
  expect(atFocus({ focus_x: null, focus_y: null })).toBeUndefined()
})
