import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captureTimeOfName, parseExifTime, parseIsoTime, parseOffset } from './capture-time.ts'

test.each([
  ['2024:05:18 09:41:00', '2024-05-18T09:41:00'],
  ['1996:11:04 14:55:52', '1996-11-04T14:55:52'],
  ['2024-05-18T09:41', '2024-05-18T09:41:00'],
  ['2024:02:29 00:00:00', '2024-02-29T00:00:00'],
  ['2016:12:31 23:59:60', '2016-12-31T23:59:59'],
  ['2024:03:31 02:30:00', '2024-03-31T02:30:00'],
])('the capture time %s is stored as the camera wrote it', (written, expected) => {
  expect(parseExifTime(written)).toBe(expected)
})

test.each([
  '0000:00:00 00:00:00',
  '0001:01:01 00:00:00',
  '9999:12:31 23:59:59',
  '2024:13:45 25:61:61',
  '2023:02:29 12:00:00',
  '1900:02:29 12:00:00',
  'yesterday, I think',
  '    :  :     :  :  ',
  '',
  null,
])("%j isn't a time", (written) => {
  expect(parseExifTime(written)).toBeNull()
})

test.each([
  ['2025-10-12T23:36:14+1300', { local: '2025-10-12T23:36:14', offset: 780 }],
  ['2020-11-20T15:04:02+01:00', { local: '2020-11-20T15:04:02', offset: 60 }],
  ['20220110T151544-0400', { local: '2022-01-10T15:15:44', offset: -240 }],
  ['2009-08-29T13:18:08.017', { local: '2009-08-29T13:18:08', offset: null }],
  ['2024-05-18T14:00:00Z', { local: '2024-05-18T14:00:00', offset: 0 }],
  ['1958-07-01', { local: '1958-07-01T00:00:00', offset: null }],
  ['2024-05', null],
  ['2024', null],
])('%s is read with its offset, or without one', (written, read) => {
  expect(parseIsoTime(written)).toEqual(read)
})

test.each([
  ['+05:45', 345],
  ['-12:00', -720],
  ['+14:00', 840],
  ['+99:99', null],
  ['+15:00', null],
  ['', null],
])('the offset %s is read', (written, minutes) => {
  expect(parseOffset(written)).toBe(minutes)
})

test.each([
  ['IMG_20240518_094100.jpg', '2024-05-18T09:41:00', null],
  ['PXL_20240518_094100123.jpg', '2024-05-18T09:41:00', 0],
  ['Screenshot_2024-05-18-09-41-00-12.png', '2024-05-18T09:41:00', null],
  ['IMG-20240518-WA0003.jpg', null, null],
  ['IMG_20241345_094100.jpg', null, null],
  ['20240518.jpg', null, null],
  [undefined, null, null],
])('a capture time is read from a file name like %s', (name, taken_at, offset) => {
  expect(captureTimeOfName(name) ?? { taken_at: null, taken_offset_minutes: null }).toMatchObject({
    taken_at,
    taken_offset_minutes: offset,
  })
})

test("no text is read as a time that doesn't exist", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:-T +Z.') }), (text) => {
      const local = parseExifTime(text) ?? parseIsoTime(text)?.local
      if (local) expect(new Date(`${local}Z`).toISOString()).toContain(local)
    }),
  )
})
