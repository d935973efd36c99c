import { expect, test } from 'vitest'
import { playsEverywhere } from './plays-everywhere.ts'

const phone = { mime: 'video/mp4', codecs: { video: 'h264', audio: 'aac' }, bytes: 10_000_000, duration_ms: 10_000 }

test('H.264 with AAC or without audio plays everywhere, in MP4 and QuickTime containers', () => {
  expect(playsEverywhere(phone)).toBe(true)
  expect(playsEverywhere({ ...phone, mime: 'video/quicktime' })).toBe(true)
  expect(playsEverywhere({ ...phone, codecs: { video: 'h264', audio: null } })).toBe(true)
})

test("HEVC, AV1, WebM, uncompressed audio, and 40 Mbit/s don't play everywhere", () => {
  for (const video of ['hevc', 'av1', 'vp9', 'mjpeg', null])
    expect(playsEverywhere({ ...phone, codecs: { video, audio: 'aac' } })).toBe(false)
  expect(playsEverywhere({ ...phone, codecs: { video: 'h264', audio: 'pcm-s16' } })).toBe(false)
  expect(playsEverywhere({ ...phone, mime: 'video/webm' })).toBe(false)
  expect(playsEverywhere({ ...phone, bytes: 50_000_000 })).toBe(false)
})
