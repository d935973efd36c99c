import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sharp } from '../image-library.ts'
import { BEAT_FRAMES, FRAME_RATE } from './film-script.ts'
import { SAMPLE_RATE } from './film-sources.ts'
import { unpackWoff } from '../../unpack-woff.ts'
import { drawCaption, drawCard, openFonts } from './film-texts.ts'
import { composeLoop } from './music.ts'
import { blend, drawPart, emptyPlanes, toPlanes } from './planes.ts'

const FONTS = path.join(import.meta.dirname, '../../../features/book-layout/fonts')
const WHOLE = { left: 0, top: 0, width: 1, height: 1 }
const gray = (level: number) => toPlanes(new Uint8Array(8 * 4 * 3).fill(level), 8, 4)
const brightness = ({ data, width, height }: ReturnType<typeof gray>) => [...data.subarray(0, width * height)]

test('black and white become the ends of the limited range, without color', () => {
  expect(new Set(brightness(gray(0)))).toEqual(new Set([16]))
  expect(new Set(brightness(gray(255)))).toEqual(new Set([235]))
  expect(new Set(gray(90).data.subarray(32))).toEqual(new Set([128]))
})

test('a photo drawn whole in its own size stays the same', () => {
  const photo = toPlanes(
    Uint8Array.from({ length: 8 * 4 * 3 }, (_, at) => (at * 37) % 256),
    8,
    4,
  )
  const frame = emptyPlanes(8, 4)
  drawPart(photo, WHOLE, frame)
  expect(frame.data).toEqual(photo.data)
})

test('half a pixel to the right is the mean of two pixels', () => {
  const photo = emptyPlanes(8, 4)
  for (let at = 0; at < 32; at++) photo.data[at] = (at % 8) * 20
  const frame = emptyPlanes(4, 4)
  drawPart(photo, { left: 1.5 / 8, top: 0, width: 0.5, height: 1 }, frame)
  expect([...frame.data.subarray(0, 4)]).toEqual([30, 50, 70, 90])
})

test('a fade is between both photos', () => {
  const under = gray(0)
  blend(under, gray(255), 0.5)
  expect(brightness(under)[0]).toBeGreaterThan(120)
  expect(brightness(under)[0]).toBeLessThan(130)
})

test('the music is the same each time, a whole number of bars, and never too loud', () => {
  const loop = composeLoop(2)
  expect(composeLoop(2)).toEqual(loop)
  expect(loop.length / SAMPLE_RATE / (BEAT_FRAMES / FRAME_RATE)).toBeCloseTo(32, 5)
  expect(loop.every((sample) => Math.abs(sample) < 1)).toBe(true)
})

test('WOFF fonts are unpacked with all their tables', async () => {
  const font = unpackWoff(await readFile(path.join(FONTS, 'fraunces-latin-600-normal.woff')))
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) =>
    font.toString('latin1', 12 + at * 16, 16 + at * 16),
  )
  expect(tables).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']))
  expect(font.readUInt32BE(font.readUInt32BE(12 + tables.indexOf('head') * 16 + 8) + 12)).toBe(0x5f0f3cf5)
})

test('any title and caption is drawn: with many lines, very wide, or without anything to see', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-fonts-'))
  await openFonts(FONTS, folder)
  const many = (text: string) => Array.from({ length: 40 }, () => text)
  const texts = [
    '\u200b',
    '\u202e',
    many('a').join('\n'),
    many('a').join('\u2028'),
    many('\ufdfd').join(''),
    '<i>&amp;',
  ]
  for (const text of [...texts, 'W'.repeat(110), '漢'.repeat(110), `a${many('\u0301').join('')}`]) {
    expect(await drawCard({ title: text, subtitle: text })).toMatchObject({ width: 1440, height: 810 })
    for (const at of ['top', 'bottom'] as const) expect((await drawCaption({ text, at })).planes.width).toBe(1280)
  }
  await rm(folder, { recursive: true, force: true })
})

test('a title over a white photo is readable', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'))
  const snow = path.join(folder, 'snow.jpg')
  await sharp({ create: { width: 90, height: 120, channels: 3, background: '#ffffff' } }).toFile(snow)
  const card = await drawCard({ title: 'Lina', subtitle: '2026' }, snow)
  const levels = brightness(card)
  // 4.5:1 against white.
  expect(levels[200 * card.width + card.width / 2]).toBeLessThan(118)
  expect(levels.reduce((most, level) => Math.max(most, level))).toBeGreaterThan(230)
  await rm(folder, { recursive: true })
})
