import { derivativeKey } from '#features/media/server/media-objects.ts'
import type { TestServer } from './people.ts'

/** 8 by 6 pixels. */
export const JPEG = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQANWf/9k=',
  'base64',
)

/** Replaces a seeded photo's large image, which is text, with one that a PDF can show. */
export async function seedJpeg({ context: { store } }: TestServer, photo: { family_id: string; photo_id: string }) {
  const key = derivativeKey({ ...photo, variant: 'large', version: 1 })
  await store.remove(key)
  await store.put(key, JPEG, { contentType: 'image/jpeg' })
}
