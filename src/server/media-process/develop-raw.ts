import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { RgbImage } from './color-profile.ts'
import { shrinkPixels } from './decode-image.ts'

/**
 * Develops a camera's raw file with LibRaw, at half the sensor's size. Null if LibRaw can't read it. WebAssembly never
 * releases memory, so each file gets its own thread.
 */
export async function developRaw(path: string): Promise<RgbImage | null> {
  const worker = new Worker(new URL('./develop-raw-worker.ts', import.meta.url), { workerData: path })
  try {
    const [developed] = (await once(worker, 'message')) as [Developed | null]
    return developed && (await shrinkPixels({ ...developed, data: Buffer.from(developed.data.buffer) }, null))
  } finally {
    await worker.terminate()
  }
}

/** Three bytes per pixel, in sRGB, not rotated. */
export type Developed = { width: number; height: number; data: Uint8Array<ArrayBuffer> }
