import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { bareSharp, ingestRound, LEAST_SPEED, memoryOf, takeInHand } from './ingest.ts'
import { median, type Section } from './measure.ts'
import { makePhotos } from './photos-12mp.ts'

const PHOTOS = 80
const ROUNDS = 64
/** The baseline takes the same time, so it isn't run beside every round. */
const BARE_EVERY = 8
const MOST_GROWTH = 1.1
/** What one person can create in a day is limited, and each round has its own family. */
const FAMILIES_MAX = 40

export const manyPhotos: Section = {
  name: 'many-photos',
  title: 'Thousands of photos in a row',
  how: `The photos and the baseline of “Processing photos”: ${(PHOTOS * ROUNDS).toLocaleString('en')} photos in ${ROUNDS} rounds without a restart, and the baseline after every ${BARE_EVERY} of them. Photos per second are compared as medians. Memory (PSS) is read after each round; its growth compares the last quarter of the rounds with the second, because caches fill first.`,
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
    const photos = await makePhotos(path.join(folder, 'photos'), PHOTOS)
    const server = await startHearthbook()
    try {
      let ana = await signUp(server)
      const inHand = await Promise.all(photos.map(takeInHand))
      const [seconds, bare, memory]: [number[], number[], number[]] = [[], [], []]
      for (let round = 1; round <= ROUNDS; round++) {
        if (round % FAMILIES_MAX === 0) ana = await signUp(server)
        seconds.push((await ingestRound(server, ana, inHand)).seconds)
        memory.push(memoryOf(server).proportional)
        if (round % BARE_EVERY > 0) continue
        const output = path.join(folder, 'bare')
        bare.push((await bareSharp(output, photos)).seconds)
        await rm(output, { recursive: true })
        log(`${round * PHOTOS} photos: ${memory.at(-1)?.toFixed(0)} MB`)
      }
      const quarter = ROUNDS / 4
      const [second, last] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))]
      const speed = median(bare) / median(seconds)
      return [
        {
          what: `Photos per second, ${(PHOTOS * ROUNDS).toLocaleString('en')} photos`,
          ours: (PHOTOS / median(seconds)).toFixed(1),
          bare: (PHOTOS / median(bare)).toFixed(1),
          value: speed,
          limit: { least: LEAST_SPEED },
          verdict: `${speed.toFixed(2)} x`,
        },
        {
          what: 'Memory in the last quarter of these photos, compared with the second',
          ours: `${last.toFixed(0)} MB`,
          bare: `${second.toFixed(0)} MB`,
          value: last / second,
          limit: { most: MOST_GROWTH },
          verdict: `${(last / second).toFixed(2)} x`,
        },
      ]
    } finally {
      await server.discard()
      await rm(folder, { recursive: true })
    }
  },
}
