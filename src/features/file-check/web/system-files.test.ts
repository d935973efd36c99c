import { expect, test } from 'vitest'
import { isSystemFile } from './system-files.ts'

test('hidden photos are checked, and only what systems add to folders is left out', () => {
  const names = [
    '.DS_Store',
    '._IMG_1.HEIC',
    'Thumbs.db',
    '.nomedia',
    '.IMG_2.HEIC',
    '.trashed-1-IMG_3.jpg',
    'IMG_4.AAE',
  ]
  expect(names.filter((name) => !isSystemFile({ name }))).toEqual(names.slice(4))
})
