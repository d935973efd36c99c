import { expect, test } from 'vitest'
import { BEAT_FRAMES, FRAME_RATE, framesOf, type FilmScript } from '#server/media-process/film/film-script.ts'
import { planFilm, scriptOf, type Footage } from './plan-film.ts'

const photo = (id: string, more: Partial<Footage> = {}): Footage => ({
  ...{ id, width: 1440, height: 960, faces: [], focus: null, video_ms: null },
  ...{ is_favorite: false, description: null, voices: [] },
  ...more,
})
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(`p${n}`))
const files = {
  photo: (id: string) => `${id}.jpg`,
  clip: (id: string) => `${id}.clip`,
  voice: (id: string) => `${id}.voice`,
}
const scriptFor = (footage: Footage[]): FilmScript =>
  scriptOf(planFilm(footage), { title: 'Lina', subtitle: '2026', closing: 'Moreau' }, files, 0)
const secondsOf = (footage: Footage[]) => planFilm(footage).frames / FRAME_RATE
const shown = (footage: Footage[]) => planFilm(footage).shots.map((shot) => shot.footage.id)

test('a film of four photos is short, and shows each of them', () => {
  expect(shown(photos(4))).toEqual(['p0', 'p1', 'p2', 'p3'])
  expect(secondsOf(photos(4))).toBeLessThan(60)
})

test.each([12, 20, 40, 500, 2000])('a film of %d photos lasts one to three minutes', (count) => {
  expect(secondsOf(photos(count))).toBeGreaterThanOrEqual(60)
  expect(secondsOf(photos(count))).toBeLessThanOrEqual(180)
})

test('nothing makes an empty film', () => {
  expect(planFilm([]).shots).toEqual([])
})

test('no photo is in a film twice, and the order stays', () => {
  const ids = shown([...photos(300), ...photos(300)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(ids.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))))
})

test('a film of many photos shows favorites and what people said, from the whole album', () => {
  const footage = photos(400)
  footage[7] = photo('p7', { is_favorite: true })
  footage[393] = photo('p393', { voices: [{ id: 'v', duration_ms: 9_000 }] })
  const ids = shown(footage)
  expect(ids).toContain('p7')
  expect(ids).toContain('p393')
})

test('every cut is on a beat, and the scenes are as long as the film', () => {
  const script = scriptFor([...photos(9), photo('said', { voices: [{ id: 'v', duration_ms: 7_345 }] })])
  expect(script.scenes.every(({ frames }) => frames % BEAT_FRAMES === 0)).toBe(true)
  expect(framesOf(script)).toBe(
    planFilm([...photos(9), photo('said', { voices: [{ id: 'v', duration_ms: 7_345 }] })]).frames,
  )
})

test('a photo stays while someone speaks', () => {
  const [shot] = planFilm([photo('said', { voices: [{ id: 'v', duration_ms: 12_000 }] })]).shots
  expect((shot!.beats * BEAT_FRAMES) / FRAME_RATE).toBeGreaterThanOrEqual(12)
})

test('two people never speak at the same time, and each finishes', () => {
  const long = { voices: [{ id: 'v', duration_ms: 60_000 }] }
  const script = scriptFor([photo('a', long), photo('b', { voices: [{ id: 'w', duration_ms: 5_000 }] }), ...photos(3)])
  const [first, second] = script.voices
  expect(first!.frames / FRAME_RATE).toBeGreaterThanOrEqual(60)
  expect(second!.from_frame).toBeGreaterThanOrEqual(first!.from_frame + first!.frames)
  expect(framesOf(script)).toBeGreaterThanOrEqual(second!.from_frame + second!.frames)
})

test('what people said about a photo is heard one after the other, for at most a minute and a half', () => {
  const said = [20_000, 5_000, 60_000, 60_000].map((duration_ms, n) => ({ id: `v${n}`, duration_ms }))
  const script = scriptFor([photo('a', { voices: said }), ...photos(3)])
  expect(script.voices.map(({ file }) => file)).toEqual(['v0.voice', 'v1.voice', 'v2.voice'])
  for (const [n, { from_frame }] of script.voices.entries())
    if (n > 0) expect(from_frame).toBeGreaterThan(script.voices[n - 1]!.from_frame + script.voices[n - 1]!.frames)
  expect(framesOf(script) / FRAME_RATE).toBeLessThanOrEqual(180)
})

test('more voices than fit into three minutes are left out', () => {
  const spoken = Array.from({ length: 30 }, (_, n) =>
    photo(`p${n}`, { voices: [{ id: `v${n}`, duration_ms: 20_000 }] }),
  )
  expect(secondsOf(spoken)).toBeLessThanOrEqual(180)
})

test('a long video is cut, and is heard unless someone speaks', () => {
  const script = scriptFor([
    photo('a', { voices: [{ id: 'v', duration_ms: 40_000 }] }),
    photo('b', { video_ms: 90_000 }),
    ...photos(8),
    photo('c', { video_ms: 4_000 }),
  ])
  const clips = script.scenes.filter((scene) => scene.kind === 'clip')
  expect(clips.map(({ hears }) => hears)).toEqual([false, true])
  expect(clips.every(({ frames }) => frames <= 6 * FRAME_RATE)).toBe(true)
  expect(clips[1]!.frames).toBeLessThanOrEqual(4 * FRAME_RATE)
})

test('a moment of video is shown as a photo', () => {
  expect(scriptFor([photo('a', { video_ms: 900 })]).scenes[1]).toMatchObject({ kind: 'photo', file: 'a.jpg' })
})

test('a caption is the first sentence of the description, and ends at a word', () => {
  const captionOf = (description: string) => {
    const [, scene] = scriptFor([photo('a', { description })]).scenes
    return scene?.kind === 'photo' ? scene.caption?.text : undefined
  }
  expect(captionOf('At the lake. It rained all day.')).toBe('At the lake.')
  expect(captionOf('word '.repeat(60))).toMatch(/^(word )+word…$/)
})

test('the title is over the best wide photo without faces, and not over the one that follows', () => {
  const faces = [{ x: 0.4, y: 0.2, width: 0.2, height: 0.3 }]
  const favorite = { is_favorite: true }
  const titleOf = (footage: Footage[]) => scriptFor(footage).scenes[0]
  const portrait = photo('portrait', { ...favorite, width: 960, height: 1440 })
  expect(
    titleOf([photo('first', favorite), photo('lake'), photo('hill', favorite), portrait, photo('lina', { faces })]),
  ).toMatchObject({ kind: 'card', title: 'Lina', photo: 'hill.jpg' })
  expect(titleOf([photo('first'), photo('lina', { faces })])).toMatchObject({ photo: 'lina.jpg' })
  expect(titleOf([photo('only')])).toMatchObject({ photo: 'only.jpg' })
})
