import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'

export type VisionSetup = NonNullable<Config['vision']>

/** The model that Immich uses by default. Faces that different models found can't be compared. */
const FACE_MODEL = 'buffalo_l'
const MIN_FACE_SCORE = 0.7
/** The first request waits until the server has loaded its models. */
const PHOTO_TIME_LIMIT_MS = 120_000
const TEXT_TIME_LIMIT_MS = 5_000
const NUMBERS_MAX = 4096

/** The service can't be reached or isn't ready. Another photo would fail too. */
export class ServiceAway extends Error {}

/** An embedding is JSON in a string; servers before 1.122 answered with the numbers themselves. */
const Embedding = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.number())]),
    z.transform((given) => (typeof given === 'string' ? (JSON.parse(given) as unknown) : given)),
  ),
  z.array(z.number()).check(z.minLength(4), z.maxLength(NUMBERS_MAX)),
)

const Seen = z.object({
  imageWidth: z.number().check(z.positive()),
  imageHeight: z.number().check(z.positive()),
  clip: Embedding,
  'facial-recognition': z.array(
    z.object({
      boundingBox: z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() }),
      embedding: Embedding,
      score: z.number(),
    }),
  ),
})

/** Position and size are parts of the image's width and height. */
export type SeenFace = { x: number; y: number; width: number; height: number; score: number; numbers: number[] }

/**
 * Finds the faces in an image and what it shows, with Immich's machine-learning server.
 * @throws ServiceAway, or another error if the service can't read this image
 */
export async function lookAt(image: Buffer, { url, searchModel }: VisionSetup) {
  const entries = {
    'facial-recognition': {
      detection: { modelName: FACE_MODEL, options: { minScore: MIN_FACE_SCORE } },
      recognition: { modelName: FACE_MODEL },
    },
    clip: { visual: { modelName: searchModel } },
  }
  const form = formOf(entries)
  form.set('image', new Blob([new Uint8Array(image)]))
  const seen = Seen.parse(await predict(url, form, PHOTO_TIME_LIMIT_MS))
  return {
    numbers: seen.clip,
    faces: seen['facial-recognition'].map(({ boundingBox, embedding, score }) => ({
      ...boxOf(boundingBox, seen.imageWidth, seen.imageHeight),
      ...{ score, numbers: embedding },
    })),
  }
}

/** The embedding of a text, to compare with those of images. */
export async function readWords(text: string, language: string, { url, searchModel }: VisionSetup): Promise<number[]> {
  const form = formOf({ clip: { textual: { modelName: searchModel, options: { language } } } })
  form.set('text', text)
  return z.object({ clip: Embedding }).parse(await predict(url, form, TEXT_TIME_LIMIT_MS)).clip
}

function formOf(entries: object): FormData {
  const form = new FormData()
  form.set('entries', JSON.stringify(entries))
  return form
}

async function predict(url: string, body: FormData, limit: number): Promise<unknown> {
  let answer: Response
  try {
    const signal = AbortSignal.timeout(limit)
    answer = await fetch(`${url.replace(/\/+$/, '')}/predict`, { method: 'POST', body, redirect: 'error', signal })
  } catch (cause) {
    throw new ServiceAway("The vision service doesn't answer", { cause })
  }
  if ([404, 429, 502, 503, 504].includes(answer.status))
    throw new ServiceAway(`The vision service answered ${answer.status}`)
  if (!answer.ok) throw new Error(`The vision service answered ${answer.status}`)
  return answer.json()
}

/** Faces at an edge reach beyond the image. */
function boxOf({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }, wide: number, high: number) {
  const within = (part: number) => Math.min(1, Math.max(0, part))
  const [left, top, right, bottom] = [within(x1 / wide), within(y1 / high), within(x2 / wide), within(y2 / high)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
