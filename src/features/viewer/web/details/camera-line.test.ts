import { expect, test } from 'vitest'
import { createFormat } from '#web/format.ts'
import { DOT } from '#shared/dot.ts'
import { cameraLine } from './camera-line.ts'

const format = createFormat({ locale: 'en', timeZone: 'UTC', dateFormat: 'MM/DD/YYYY' })
const nothing = {
  make: null,
  model: null,
  lens: null,
  iso: null,
  exposure_s: null,
  f_number: null,
  focal_length_mm: null,
}

test("a phone's camera line lists model and exposure in the usual order", () => {
  const phone = {
    ...nothing,
    make: 'Apple',
    model: 'iPhone 6',
    iso: 32,
    exposure_s: 1 / 30,
    f_number: 2.2,
    focal_length_mm: 4.15,
  }
  expect(cameraLine(phone, format)).toBe(['Apple iPhone 6', '4.2 mm', 'f/2.2', '1/30 s', 'ISO 32'].join(DOT))
})

test("a lens that repeats the phone's model is left out", () => {
  const phone = { ...nothing, make: 'Apple', model: 'iPhone 6', lens: 'iPhone 6 back camera 4.15mm f/2.2' }
  expect(cameraLine(phone, format)).toBe('Apple iPhone 6')
  expect(cameraLine({ ...nothing, model: 'EOS 5D', lens: 'EF50mm f/1.4 USM' }, format)).toBe(
    ['EOS 5D', 'EF50mm f/1.4 USM'].join(DOT),
  )
})

test("a maker that's part of the model isn't repeated", () => {
  expect(cameraLine({ ...nothing, make: 'Canon', model: 'Canon EOS 5D' }, format)).toBe('Canon EOS 5D')
  expect(cameraLine({ ...nothing, make: 'NIKON CORPORATION', model: 'NIKON D70' }, format)).toBe('NIKON D70')
})

test('a long exposure is shown in seconds, and unknown values are left out', () => {
  expect(cameraLine({ ...nothing, exposure_s: 2.5 }, format)).toBe('2.5 s')
  expect(cameraLine(nothing, format)).toBe('')
  expect(cameraLine(null, format)).toBe('')
})
