import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, percentile } from '../measure.ts'
import type { Peer } from './peer.ts'

type Photo = { filename: string; bytes: Buffer }
export type Amount = {
  /** Photos that are added to each server. */
  photos: Photo[]
  /** A word in the descriptions of some photos. */
  word: string
  /** How often each request is measured. */
  rounds: number
  /** How long requests of many connections last. */
  seconds: number
}
export type Row = { what: string; results: string[] }

const UPLOADS = 4
const CONNECTIONS = 16
const WARM_UP = 5
const THUMBNAILS = 50

/** Asks the servers for the same things, in turns, so that a busy moment of the machine hits all of them. */
export async function compare(peers: Peer[], { photos, word, rounds, seconds }: Amount): Promise<Row[]> {
  const rows: Row[] = []
  const add = async (what: string, measure: (peer: Peer) => Promise<string>) => {
    const results: string[] = []
    for (const peer of peers) results.push(await measure(peer))
    rows.push({ what, results })
  }
  await add(`${photos.length} photos added and shown`, (peer) => ingest(peer, photos))

  const month = await sharedMonth(peers)
  const samples = await Promise.all(peers.map(async (peer) => (await peer.month(month)).slice(0, THUMBNAILS)))
  const idsOf = (peer: Peer) => samples[peers.indexOf(peer)]!
  const addresses = await Promise.all(peers.map((peer) => peer.thumbnails(idsOf(peer))))

  const requests: [string, (peer: Peer, round: number) => Promise<unknown>][] = [
    ['Months of the timeline', (peer) => peer.months()],
    [`The month ${month}, whole`, (peer) => peer.month(month)],
    ['One photo', (peer, round) => peer.photo(idsOf(peer)[round % idsOf(peer).length]!)],
    ['Search by a word', (peer) => peer.searchWord(word)],
    ['Search by ten days', (peer) => peer.searchDays(`${month}-05`, `${month}-14`)],
  ]
  for (const [what, ask] of requests) rows.push({ what, results: await inTurns(peers, rounds, ask) })

  const throughput: [string, (peer: Peer, turn: number) => Promise<unknown>][] = [
    ['One photo', requests[2]![1]],
    ['Thumbnails', (peer, turn) => thumbnail(peer, addresses[peers.indexOf(peer)]!, turn)],
  ]
  for (const [what, ask] of throughput)
    await add(`${what}, per second over ${CONNECTIONS} connections`, (peer) => perSecond(peer, ask, seconds))
  return rows
}

async function ingest(peer: Peer, photos: Photo[]): Promise<string> {
  const start = performance.now()
  const waiting: string[] = []
  const queue = [...photos]
  const sends = async () => {
    for (let photo = queue.shift(); photo; photo = queue.shift()) {
      // Bytes after the end of a JPEG make it a new file for servers that know the photo.
      const bytes = Buffer.concat([photo.bytes, randomBytes(16)])
      waiting.push(await peer.upload(photo.filename, bytes))
    }
  }
  await Promise.all(Array.from({ length: UPLOADS }, sends))
  for (const upload of waiting) while (!(await peer.isReady(upload))) await sleep(100)
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** The largest month that all servers have. */
async function sharedMonth(peers: Peer[]): Promise<string> {
  const [first = [], ...others] = await Promise.all(peers.map((peer) => peer.months()))
  const shared = first.filter(({ month }) => others.every((months) => months.some((one) => one.month === month)))
  const [largest] = shared.toSorted((a, b) => b.photos - a.photos)
  if (!largest)
    throw new Error('The servers have no month with photos in common. Import the same photos into all of them.')
  return largest.month
}

async function inTurns(peers: Peer[], rounds: number, ask: (peer: Peer, round: number) => Promise<unknown>) {
  const times = peers.map((): number[] => [])
  const sizes = peers.map(() => 0)
  for (let round = -WARM_UP; round < rounds; round++)
    for (const [at, peer] of peers.entries()) {
      const before = peer.client.received()
      const start = performance.now()
      await ask(peer, round + WARM_UP)
      if (round < 0) continue
      times[at]!.push(performance.now() - start)
      sizes[at] = peer.client.received() - before
    }
  return times.map(
    (all, at) =>
      `p50 ${median(all).toFixed(1)} ms, p95 ${percentile(all, 0.95).toFixed(1)} ms, ${(sizes[at]! / 1000).toFixed(1)} kB`,
  )
}

async function perSecond(peer: Peer, ask: (peer: Peer, turn: number) => Promise<unknown>, seconds: number) {
  const until = performance.now() + seconds * 1000
  let turn = 0
  const asks = async () => {
    while (performance.now() < until) await ask(peer, turn++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, asks))
  return (turn / seconds).toFixed(0)
}

async function thumbnail(peer: Peer, addresses: string[], turn: number) {
  const address = addresses[turn % addresses.length]!
  const { status } = await peer.client.ask('GET', address)
  if (status !== 200) throw new Error(`${peer.name} ${address}: ${status}`)
}

export function asTable(peers: Peer[], rows: Row[]): string {
  const lines = [
    ['What', ...peers.map(({ name }) => name)],
    ['---', ...peers.map(() => '---')],
  ]
  for (const { what, results } of rows) lines.push([what, ...results])
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
