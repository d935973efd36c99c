import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { required } from '#shared/required.ts'
import type { RgbImage } from './color-profile.ts'
import { LARGE_EDGE_PX, shrinkPixels } from './decode-image.ts'
import type { HeicAnswer, HeicQuestion } from './heic-worker.ts'
import { sharp } from './image-library.ts'
import { asVerdict } from './refusal.ts'

/** WebAssembly never releases memory, so a thread that grew beyond a typical photo's need is ended. */
const MAX_IDLE_HEAP_BYTES = 128 * 1024 ** 2
/** Display P3 in ITU-T H.273. */
const PRIMARIES_DISPLAY_P3 = 12

let thread: Worker | undefined

/**
 * Decodes HEIC to the large derivative's size, or another edge, in sRGB. libheif as WebAssembly reads files of current iPhones
 * that distributions' libheif refuses. It runs in a thread, so this process still notices when its parent exits.
 */
export async function decodeHeic(path: string, profile: Buffer | null, edge = LARGE_EDGE_PX): Promise<RgbImage> {
  const answer = await ask(path, edge)
  if ('complaint' in answer) throw asVerdict(new Error(answer.complaint))
  const { width, height, data, primaries } = answer.pixels
  const implied = primaries === PRIMARIES_DISPLAY_P3 ? await displayP3() : null
  return shrinkPixels({ width, height, data: Buffer.from(data.buffer) }, profile ?? implied, edge)
}

async function ask(path: string, edge: number): Promise<HeicAnswer> {
  const worker = (thread ??= new Worker(new URL('./heic-worker.ts', import.meta.url)))
  worker.ref()
  try {
    // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ path, edge } satisfies HeicQuestion)
    const [answer] = (await once(worker, 'message')) as [HeicAnswer]
    if (answer.heapBytes > MAX_IDLE_HEAP_BYTES) await endThread(worker)
    else worker.unref()
    return answer
  } catch (error) {
    await endThread(worker)
    throw asVerdict(error)
  }
}

async function endThread(worker: Worker) {
  thread = undefined
  await worker.terminate()
}

let p3: Promise<Buffer> | undefined

/** sharp's built-in profile. */
function displayP3(): Promise<Buffer> {
  p3 ??= (async () => {
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } })
    const { icc } = await sharp(await pixel.withIccProfile('p3').tiff().toBuffer()).metadata()
    return required(icc)
  })()
  return p3
}
