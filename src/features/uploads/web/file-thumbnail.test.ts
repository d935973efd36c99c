import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drawInTurn } from './file-thumbnail.ts'

beforeAll(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }))
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
})

afterAll(() => void vi.unstubAllGlobals())

const image = new File(['an image'], 'image.jpg')

test("an image that can't be read doesn't keep others from being shown", async () => {
  const unreadable = drawInTurn('one', Promise.reject(new Error('The browser deleted it')), () => true)
  const next = drawInTurn('two', Promise.resolve(image), () => true)
  expect(await unreadable).toBeUndefined()
  expect(await next).toMatchObject({ width: 128, height: 96 })
})

test("an image that isn't on screen any more isn't drawn", async () => {
  expect(await drawInTurn('three', Promise.resolve(image), () => false)).toBeUndefined()
})
