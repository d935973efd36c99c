import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { drawPicture } from '#kit/pictures.ts'
import { addPhoto } from '#kit/uploads.ts'

const { getPhoto, deletePhoto } = photosContract

openOnceForAnaAndBen({ withWorker: true })

const video = Buffer.concat([
  Buffer.from('\0\0\0\x14ftypmp42\0\0\0\0isom', 'latin1'),
  Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 251)),
])

/** A photo with a video appended, announced in XMP like on Google phones. */
async function motionPhoto(): Promise<Buffer> {
  const item = `<Container:Item Item:Mime="video/mp4" Item:Semantic="MotionPhoto" Item:Length="${video.length}"/>`
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Container="c" xmlns:Item="i">${item}</rdf:Description></rdf:RDF></x:xmpmeta>`
  const picture = await sharp(await drawPicture({ width: 400, height: 300 }))
    .withXmp(xmp)
    .jpeg()
    .toBuffer()
  return Buffer.concat([picture, video])
}

/** Like on older Samsung phones, without XMP. */
async function samsungPhoto(): Promise<Buffer> {
  const picture = await sharp(await drawPicture({ width: 300, height: 400 }))
    .withExif({ IFD0: { Make: 'samsung', Model: 'SM-G950F' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([picture, Buffer.from('MotionPhoto_Data'), video])
}

test.each([
  ['Google', motionPhoto],
  ['Samsung', samsungPhoto],
])('the video of a motion photo by %s plays, and the original is unchanged', async (_maker, make) => {
  const bytes = await make()
  const photo_id = await addPhoto(ana, family, bytes, 'PXL_2024.MP.jpg')
  const photo = await ana.call(getPhoto, { ...family, photo_id })
  expect(photo).toMatchObject({ kind: 'image', is_live: true, has_two_files: false })
  const played = await ana.fetches(photo.motion_url!)
  expect(played.headers.get('content-type')).toBe('video/mp4')
  expect(Buffer.from(await played.arrayBuffer()).equals(video)).toBe(true)
  const part = await ana.fetches(photo.motion_url!, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${video.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(100, 200))).toBe(true)
  const beyond = await ana.fetches(photo.motion_url!, { headers: { range: `bytes=${video.length}-` } })
  expect(beyond.status).toBe(416)
  const original = await ana.fetches(photo.download_url!)
  expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)

  const other = await server.person('Other')
  expect((await other.fetches(photo.motion_url!.replace(/u=[0-9a-f-]+/, `u=${other.user_id}`))).status).toBe(404)
  await ana.call(deletePhoto, { ...family, photo_id })
  expect((await ana.fetches(photo.motion_url!)).status).toBe(404)
})

test('a photo without motion has no video', async () => {
  const photo_id = await addPhoto(ana, family, await drawPicture({ width: 320, height: 240 }), 'still.jpg')
  expect((await ana.call(getPhoto, { ...family, photo_id })).motion_url).toBeNull()
})
