import { expect, test } from 'vitest'
import { readGallerySearch } from './photos.search.ts'

const photo = '0198a3b4-0000-7000-8000-000000000001'

test('a shared address opens the same photo, filter and tab', () => {
  expect(readGallerySearch({ photo, view: 'full', show: 'favorites' })).toEqual({
    photo,
    view: 'full',
    show: 'favorites',
  })
  expect(readGallerySearch({ tab: 'upload' })).toEqual({ tab: 'upload' })
})

test('a mistyped address shows the gallery as it is', () => {
  expect(readGallerySearch({ photo: '../../etc', view: 'full', tab: 7, show: 'all', more: 1 })).toEqual({})
})
