import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Shot } from './album/shot.ts'
import type { Picture } from './pictures/make-picture.ts'

const MOST_THREADS = 4

/** Paints the pictures on several cores and passes each one on as soon as it's finished. */
export async function paintAlbum(shots: Shot[], take: (picture: Picture, shot: Shot) => Promise<void>): Promise<void> {
  const waiting = [...shots]
  const threads = Math.min(availableParallelism(), MOST_THREADS, shots.length)
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('picture-worker.ts', import.meta.url))
      try {
        for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
          worker.postMessage(shot)
          const [picture] = (await once(worker, 'message')) as [Picture]
          await take(picture, shot)
        }
      } finally {
        await worker.terminate()
      }
    }),
  )
}
