import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { adminContract } from '#features/admin/admin.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import {
  derivativeKey,
  originalIn,
  photoFolder,
  recordingFolder,
  renditionKey,
} from '#features/media/server/media-objects.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedAnswer } from '#kit/answers.ts'
import { packSelection } from '#kit/exports.ts'
import { unzip } from '#kit/unzip.ts'
import { newId } from '#shared/ids.ts'
import { signFor } from '#kit/media.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { addPhoto } from '#kit/uploads.ts'

openOnceForAnaAndBen()

const fileOf = (key: string) => path.join(server.config.dataDir, 'objects', key)
const { getPhoto } = photosContract
const remakes = () =>
  server.sql<{ key: string }>(`select key from graphile_worker._private_jobs where key like 'remake:%'`)

for (const { what, damage } of [
  { what: 'empty', damage: (file: string) => truncate(file, 0) },
  { what: 'cut short', damage: async (file: string) => truncate(file, (await readFile(file)).length - 9) },
  { what: 'missing', damage: (file: string) => rm(file) },
])
  test(`a derivative that a power cut left ${what} isn't sent or cached, and is created again once`, async () => {
    await server.startWorker()
    const photo_id = await addPhoto(ana, family, await drawPicture({ width: 800, height: 600 }))
    await server.stopWorker()
    const { small_url, large_url } = await ana.call(getPhoto, { ...family, photo_id })
    const files = (['small', 'large'] as const).map((variant) =>
      fileOf(derivativeKey({ ...family, photo_id, variant, version: 1 })),
    )
    for (const file of files) await damage(file)
    for (const url of [small_url, large_url, small_url]) {
      const answer = await ana.sends({ method: 'GET', url })
      expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
    }
    const part = await ana.sends({ method: 'GET', url: large_url, headers: { range: 'bytes=5-9' } })
    expect(part.status).toBe(503)
    expect(await remakes()).toEqual([{ key: `remake:${photo_id}` }])
    await server.startWorker()
    for (const url of [small_url, large_url])
      await expect.poll(async () => (await ana.sends({ method: 'GET', url })).status).toBe(200)
    await server.stopWorker()
    expect(await remakes()).toEqual([])
  })

test("a video's copy that a power cut cut short is requested again", async () => {
  const photo_id = await seedPhoto(ana, family)
  const key = renditionKey({ ...family, photo_id, version: 1 })
  await server.context.store.put(key, Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\x10\0mdat'), {
    contentType: 'video/mp4',
  })
  await server.sql(`update photos set kind = 'video' where id = $1`, [photo_id])
  await server.sql(`insert into film_renditions (photo_id, family_id, state) values ($1, $2, 'made')`, [
    photo_id,
    family.family_id,
  ])
  const url = await signFor(ana, { kind: 'photo', ...family, id: photo_id, variant: 'film', version: 1 })
  expect((await ana.sends({ method: 'GET', url })).status).toBe(503)
  await server.startWorker()
  await expect
    .poll(() => server.sql('select state from film_renditions where photo_id = $1', [photo_id]))
    .not.toEqual([{ state: 'made' }])
  await server.stopWorker()
})

test('a damaged or missing original is never sent, and administrators see it', async () => {
  const admin = await server.administrator('Ada')
  for (const { finding, damage } of [
    { finding: 'changed', damage: (file: string) => truncate(file, 20) },
    { finding: 'changed', damage: (file: string) => writeFile(file, '') },
    { finding: 'missing', damage: (file: string) => rm(file) },
  ]) {
    const photo_id = await seedPhoto(ana, family)
    const { original_url, download_url } = await ana.call(getPhoto, { ...family, photo_id })
    const key = originalIn(photoFolder(family.family_id, photo_id), 'image/jpeg')
    await damage(fileOf(key))
    for (const url of [original_url!, download_url!])
      for (const headers of [{}, { range: 'bytes=0-3' }, { range: 'bytes=30-33' }, { range: 'bytes=-3' }]) {
        const answer = await ana.sends({ method: 'GET', url, headers })
        expect(answer).toMatchObject({ status: 500, json: { code: 'file_damaged' } })
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    expect((await ana.sends({ method: 'HEAD', url: original_url! })).status).toBe(500)
    const { originals } = await admin.call(adminContract.getAdminOverview, {})
    expect(originals.examples).toContain(key)
    const found = await server.sql('select finding from original_checks where storage_path = $1', [key])
    expect(found).toEqual([{ finding }])
  }
})

test('a ZIP of photos names a damaged original as missing', async () => {
  const photo_ids = [await seedPhoto(ana, family, { filename: 'whole.jpg' }), await seedPhoto(ana, family)]
  await truncate(fileOf(originalIn(photoFolder(family.family_id, photo_ids[1]!), 'image/jpeg')), 20)
  await server.startWorker()
  const answer = await ana.fetches(await packSelection(ana, family, photo_ids))
  await server.stopWorker()
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['whole.jpg', 'missing.txt'])
})

test('an answer whose seekable copy is empty is played from its original', async () => {
  const child = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2020-06-15' })
  const prompt_id = (await ana.call(personalityContract.listPrompts, family)).prompts[0]!.id
  const place = { ...family, child_id: child.id, prompt_id }
  const seekable = `${recordingFolder('answer', { ...family, id: newId() })}/v1/seekable.webm`
  await server.context.store.put(seekable, Buffer.alloc(0), { contentType: 'video/webm' })
  const { clip_id, bytes } = await seedAnswer(ana, place, { seekable_path: seekable })
  const url = await signFor(ana, { kind: 'answer', ...family, id: clip_id, variant: 'original', version: 1 })
  expect(await ana.sends({ method: 'GET', url })).toMatchObject({ status: 200, text: String(bytes) })
  expect(await ana.sends({ method: 'GET', url, headers: { range: 'bytes=0-2' } })).toMatchObject({
    status: 206,
    text: 'the',
  })
})
