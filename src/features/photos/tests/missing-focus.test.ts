import { afterAll, expect, test } from 'vitest'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { findMissingFocus } from '#features/photos/server/find-missing-focus.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedPhoto } from '#kit/photos.ts'
import { addPhoto } from '#kit/uploads.ts'

openForAnaAndBen({ withWorker: true })
const media = startMediaProcess({ concurrency: 1, isolation: () => server.context.isolation() })
afterAll(() => media.close())

type Focus = { focus_x: number | null; focus_y: number | null }
const focusOf = async (id: string) =>
  (await server.sql<Focus>(`select focus_x, focus_y from photos where id = '${id}'`))[0]

test('photos from before crops had a focus are measured, and lost ones get the middle', async () => {
  const beach = await addPhoto(ana, family)
  const lost = await seedPhoto(ana, family)
  await server.context.store.remove(
    derivativeKey({ family_id: family.family_id, photo_id: lost, variant: 'small', version: 1 }),
  )
  await server.sql('update photos set focus_x = null, focus_y = null')
  const { store, log, db } = server.context
  await findMissingFocus({ db: db.worker, store, log, media })
  expect(await focusOf(beach)).toEqual({ focus_x: expect.any(Number), focus_y: expect.any(Number) })
  expect(await focusOf(lost)).toEqual({ focus_x: 0.5, focus_y: 0.5 })
})
