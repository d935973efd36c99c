import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { decodePrimaryImage, heapBytes, type HeicPixels } from './libheif.ts'

export type HeicQuestion = { path: string; edge: number }
/** Response of the thread: pixels, or libheif's error message. */
export type HeicAnswer = ({ pixels: HeicPixels } | { complaint: string }) & { heapBytes: number }

parentPort?.on('message', ({ path, edge }: HeicQuestion) => {
  try {
    const pixels = decodePrimaryImage(readFileSync(path), edge)
    // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ pixels, heapBytes: heapBytes() } satisfies HeicAnswer, [pixels.data.buffer])
  } catch (error) {
    // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ complaint: String(error), heapBytes: heapBytes() } satisfies HeicAnswer)
  }
})
