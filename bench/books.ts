import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { BookDocument } from '#features/book-layout/document.ts'
import { boxOf } from '#features/book-layout/geometry.ts'
import { slotsOf } from '#features/book-layout/layouts.ts'
import { PRINT_DPI } from '#features/book-layout/book-layout.rules.ts'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { sendPhotos, takeInHand } from './ingest.ts'
import { median, processTree, residentMb, type Finding, type Section } from './measure.ts'
import { makePhotos } from './photos-12mp.ts'

const PHOTOS = 80
const PAGES = 40
const LAYOUT = 'two_down'
const ROUNDS = 3
const ASK_EVERY_MS = 100
const MOST_TIME = 1.5
const MOST_MB = 1_000

export const books: Section = {
  name: 'books',
  title: 'Printable PDFs',
  how: `We create the printable PDF of a book with ${PAGES} pages, 8 by 8 inches, with ${PHOTOS} different 12-megapixel JPEGs of about 4 MB, and measure the time from the request to the finished file. The baseline is a process that only decodes the same files with sharp, crops them for 300 dpi, and encodes them as the book does, two at a time. The two run alternately, ${ROUNDS} times each, and the result is the median ratio of each pair. Memory is the highest sum of the resident memory of the web, worker, and media processes.`,
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
    log(`painting ${PHOTOS} photos`)
    const files = await makePhotos(path.join(folder, 'photos'), PHOTOS)
    const server = await startHearthbook()
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('Bench')
      await sendPhotos(ana, family_id, await Promise.all(files.map(takeInHand)))
      const place = await fillBook(ana, family_id)
      const [ours, bare]: [number[], number[]] = [[], []]
      let peakMb = 0
      const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(processTree(server.pid).ours))), 250)
      for (let round = 0; round < ROUNDS; round++) {
        bare.push(await barePrints(path.join(folder, 'bare'), files))

        ours.push(await makePdf(ana, place, round))
        log(`round ${round + 1}: ${JSON.stringify({ ours: ours.at(-1), bare: bare.at(-1) })}`)
      }
      clearInterval(watch)
      return findings(ours, bare, peakMb)
    } finally {
      await server.discard()
      await rm(folder, { recursive: true })
    }
  },
}

/** A book with two photos on each page. Returns its path. */
async function fillBook(ana: ApiPerson, family_id: string): Promise<string> {
  const { photos } = await ana.send<{ photos: { id: string }[] }>('GET', `/api/families/${family_id}/photos?limit=100`)
  const begun = { title: 'Bench', template: null, pages: PAGES, size: '8x8' }
  const { id } = await ana.send<{ id: string }>('POST', `/api/families/${family_id}/books`, begun)
  const place = `/api/families/${family_id}/books/${id}`
  const { document } = await ana.send<{ document: BookDocument }>('GET', place)
  const waiting = photos.values()
  const pages = document.pages.map((page) => ({
    ...page,
    layout: LAYOUT,
    slots: slotsOf(LAYOUT).map(({ kind }) =>
      kind === 'photo' ? { kind, photo_id: waiting.next().value!.id, zoom: 1, x: 0.5, y: 0.5 } : null,
    ),
  }))
  await ana.send('PUT', `${place}/document`, { document: { ...document, pages }, expected_version: 1 })
  return place
}

/** Seconds from the button press to the finished PDF. */
async function makePdf(ana: ApiPerson, place: string, round: number): Promise<number> {
  // An unchanged book isn't rendered again, so each round changes it.
  const { book, document } = await ana.send<{ book: { version: number }; document: BookDocument }>('GET', place)
  const another = { ...document, cover: { ...document.cover, spine: `Round ${round}` } }
  await ana.send('PUT', `${place}/document`, { document: another, expected_version: book.version })
  await ana.send('POST', `${place}/finish`, { expected_version: book.version + 1 })
  await untilDone(ana, place)
  const startedAt = performance.now()
  await ana.send('POST', `${place}/files`, { kind: 'pages' })
  await untilDone(ana, place)
  return (performance.now() - startedAt) / 1000
}

async function untilDone(ana: ApiPerson, place: string): Promise<void> {
  for (;;) {
    const { files } = await ana.send<{ files: { state: string }[] }>('GET', `${place}/files`)
    if (files.some(({ state }) => state === 'failed')) throw new Error('A PDF could not be made')
    if (files.every(({ state }) => state === 'done')) return
    await sleep(ASK_EVERY_MS)
  }
}

async function barePrints(folder: string, files: string[]): Promise<number> {
  const box = boxOf(
    slotsOf(LAYOUT).find(({ kind }) => kind === 'photo')!,
    '8x8',
  )
  const [width, height] = [box.width, box.height].map((mm) => String(Math.ceil((mm / 25.4) * PRINT_DPI)))
  const program = path.join(import.meta.dirname, 'bare-prints.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder, width!, height!, ...files])
  return (JSON.parse(stdout) as { seconds: number }).seconds
}

function findings(ours: number[], bare: number[], peakMb: number): Finding[] {
  // Compares adjacent measurements, so that other load on the machine affects both equally.
  const ratio = median(ours.map((seconds, round) => seconds / bare[round]!))
  return [
    {
      what: `Printable PDF of ${PAGES} pages with ${PHOTOS} 12 MP photos`,
      ours: `${median(ours).toFixed(1)} s`,
      bare: `${median(bare).toFixed(1)} s`,
      value: ratio,
      limit: { most: MOST_TIME },
      verdict: `${ratio.toFixed(2)} x`,
    },
    {
      what: 'Peak memory while creating a PDF',
      ours: `${Math.round(peakMb)} MB`,
      bare: '',
      value: peakMb,
      limit: { most: MOST_MB },
      verdict: `${Math.round(peakMb)} MB`,
    },
  ]
}
