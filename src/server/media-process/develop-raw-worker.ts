import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import openLibRaw from 'libraw-wasm/dist/libraw.js'
import type { Developed } from './develop-raw.ts'

/** The package's entry point starts a web worker. This module works in Node if it gets the WebAssembly. */
const WASM = new URL(import.meta.resolve('libraw-wasm/dist/libraw.wasm'))
/** `userFlip: 0`: images are rotated by EXIF, like all others. */
const SETTINGS = { halfSize: true, useCameraWb: true, userFlip: 0 }

async function develop(path: string): Promise<Developed | null> {
  try {
    const { LibRaw } = await openLibRaw({ wasmBinary: readFileSync(WASM), print() {}, printErr() {} })
    const raw = new LibRaw()
    raw.open(readFileSync(path), SETTINGS)
    const { width, height, colors, bits, data } = raw.imageData()
    if (colors !== 3 || bits !== 8 || isBlack(data)) return null
    return { width, height, data: data.slice() }
  } catch {
    return null
  }
}

/** LibRaw returns zeros, except for a few pixels, for data that it can't decode. */
function isBlack(data: Uint8Array): boolean {
  let zeros = 0
  for (const value of data) if (value === 0) zeros++
  return zeros > 0.99 * data.length
}

const developed = await develop(workerData as string)
// oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(developed, developed ? [developed.data.buffer] : [])
