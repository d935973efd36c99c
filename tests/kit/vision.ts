import { derivativeKey } from '#features/media/server/media-objects.ts'
import { scanPhotos } from '#features/vision/server/scan-photos.ts'
import type { Config } from '#server/config.ts'
import type { Family, Person } from './people.ts'
import { seedPhoto, type PhotoOptions } from './photos.ts'
import { drawFaces } from '../../e2e/doubles/draw-faces.ts'
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
