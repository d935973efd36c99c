import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FilmWindow } from '#server/media-process/film/film-script.ts'
import { framePhoto, type Area } from './frame-photo.ts'

const landscape = { width: 1440, height: 960, faces: [] as Area[], focus: null }
const holds = ({ left, top, width, height }: FilmWindow, face: Area) =>
  face.x >= left - 1e-6 &&
  face.y >= top - 1e-6 &&
  face.x + face.width <= left + width + 1e-6 &&
  face.y + face.height <= top + height + 1e-6
const between = (a: FilmWindow, b: FilmWindow, share: number): FilmWindow => ({
  left: a.left + (b.left - a.left) * share,
  top: a.top + (b.top - a.top) * share,
  width: a.width + (b.width - a.width) * share,
  height: a.height + (b.height - a.height) * share,
})

const face = fc
  .record({
    x: fc.double({ min: 0, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0, max: 0.9, noNaN: true }),
    size: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
  })
  .map(({ x, y, size }) => ({ x, y, width: size, height: size }))

test('no face is cropped, from the first frame to the last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 4000 }),
      fc.array(face, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (height, faces, movesAway) => {
        const { fit, from, to } = framePhoto({ width: 1440, height, faces, focus: null }, movesAway)
        if (fit === 'whole') return
        for (const share of [0, 0.3, 0.7, 1])
          for (const one of faces) expect(holds(between(from, to, share), one)).toBe(true)
      },
    ),
  )
})

test('the camera never leaves the photo, and shows it undistorted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 1100 }), fc.array(face, { maxLength: 3 }), (height, faces) => {
      const { fit, from, to } = framePhoto({ width: 1440, height, faces, focus: null }, false)
      for (const { left, top, width, height: part } of [from, to]) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(left + width, top + part)).toBeLessThanOrEqual(1 + 1e-6)
        if (fit === 'cover') expect((width * 1440) / (part * height)).toBeCloseTo(16 / 9, 5)
      }
    }),
  )
})

test.each([
  [960, 1440],
  [1000, 1000],
  [3000, 900],
])('a photo of %d by %d pixels is shown whole', (width, height) => {
  expect(framePhoto({ ...landscape, width, height }, false).fit).toBe('whole')
})

test('the camera moves toward a face', () => {
  const { from, to } = framePhoto({ ...landscape, faces: [{ x: 0.7, y: 0.3, width: 0.1, height: 0.15 }] }, false)
  expect(to.width).toBeLessThan(from.width)
  expect(to.left + to.width / 2).toBeGreaterThan(from.left + from.width / 2)
})

test('without faces, the camera moves toward the focus, or away from it', () => {
  const focused = { ...landscape, focus: { x: 0.2, y: 0.5 } }
  const closer = framePhoto(focused, false)
  expect(closer.to.left).toBeLessThan(0.1)
  expect(framePhoto(focused, true)).toMatchObject({ from: closer.to, to: closer.from })
})

test('without faces, the camera moves over all of a 4:3 photo, and ends at its focus', () => {
  const photo = { ...landscape, height: 1080 }
  const down = framePhoto({ ...photo, focus: { x: 0.5, y: 0.8 } }, false)
  expect(down.fit).toBe('cover')
  expect(down.from.top).toBe(0)
  expect(down.to.top + down.to.height).toBeCloseTo(1, 6)
  expect(framePhoto({ ...photo, focus: { x: 0.5, y: 0.1 } }, false)).toMatchObject({ from: down.to, to: down.from })
})

test('faces at opposite edges that a crop would cut make the photo whole', () => {
  const edge = { x: 0.4, width: 0.1, height: 0.1 }
  expect(
    framePhoto(
      {
        ...landscape,
        height: 1080,
        faces: [
          { ...edge, y: 0 },
          { ...edge, y: 0.9 },
        ],
      },
      false,
    ).fit,
  ).toBe('whole')
})

test('a caption is above if a face is below', () => {
  const low = { x: 0.4, y: 0.8, width: 0.1, height: 0.12 }
  expect(framePhoto({ ...landscape, faces: [low] }, false).caption_at).toBe('top')
  expect(framePhoto({ ...landscape, faces: [low, { ...low, y: 0.05 }] }, false).caption_at).toBe('bottom')
  expect(framePhoto(landscape, false).caption_at).toBe('bottom')
})
