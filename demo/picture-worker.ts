import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { Shot } from './album/shot.ts'
import { makePicture } from './pictures/make-picture.ts'

// Each worker thread already keeps one core busy.
sharp.concurrency(1)

parentPort?.on('message', async (shot: Shot) => parentPort?.postMessage(await makePicture(shot)))
