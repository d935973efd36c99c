import sharp from 'sharp'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { scanPhotos } from '#features/vision/server/scan-photos.ts'
import type { Config } from '#server/config.ts'
import type { Family, Person } from './people.ts'
import { seedPhoto, type PhotoOptions } from './photos.ts'
import { startVisionDouble } from '../../e2e/doubles/vision-server.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** An app whose vision service is a double; `close` ends both. */
export async function openVisionApp() {
  const service = await startVisionDouble()
  const server = await openTestApp({ config: { vision: { url: service.url, searchModel: 'a-model' } } })
  const close = async () => {
    await server.close()
    await service.close()
  }
  return { service, server, close }
}

/** A picture of faces, each in a color that the vision double takes for a person, on gray or a color. */
export function drawFaces(hues: readonly number[], { width = 480, background = '#ddd' } = {}): Promise<Buffer> {
  const step = 480 / (hues.length + 1)
  const faces = hues.map(
    (hue, n) =>
      `<ellipse cx="${step * (n + 1)}" cy="180" rx="${Math.min(60, step / 3)}" ry="70" fill="hsl(${hue} 75% 50%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="${width}" height="${width * 0.75}">
    <rect width="480" height="360" fill="${background}"/>${faces.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}

/** Replaces the large image of a photo. */
export async function showImage(
  { context }: Pick<TestApp, 'context'>,
  { family_id, photo_id, version = 1 }: { family_id: string; photo_id: string; version?: number },
  image: Buffer,
): Promise<void> {
  const key = derivativeKey({ family_id, photo_id, variant: 'large', version })
  await context.store.remove(key)
  await context.store.put(key, image, { contentType: 'image/jpeg' })
}

/** Adds a photo of faces. */
export async function seedFaces(
  by: Person,
  family: Pick<Family, 'family_id'>,
  hues: readonly number[],
  options: PhotoOptions & { background?: string } = {},
): Promise<string> {
  const photo_id = await seedPhoto(by, family, options)
  await showImage(by.server as TestApp, { ...family, photo_id }, await drawFaces(hues, options))
  return photo_id
}

/** Runs the job that looks for faces once. */
export async function scan({ context }: Pick<TestApp, 'context'>, vision: Config['vision']): Promise<void> {
  const { db, store, log } = context
  await scanPhotos({ db: db.worker, store, log, vision })
}
