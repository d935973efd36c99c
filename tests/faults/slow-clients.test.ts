import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { percentile } from '../../bench/measure.ts'
import { makePictures } from '../../e2e/pictures.ts'
import { drawNoise } from '#kit/noise.ts'
import { openCrowd, repeat, type Crowd } from './crowd.ts'
import { inSeconds, IS_FULL, printFigure } from './full-size.ts'

const EACH = 200
/** Longer than all limits: 20 s for headers, 60 s for bodies and reading. */
const LASTING_MS = 150_000
const MOST_MS = 300

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1)

let crowd: Crowd
const sockets: Socket[] = []

beforeAll(async () => {
  crowd = await openCrowd(10)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await crowd?.close()
})

test.runIf(IS_FULL)(
  `${3 * EACH} clients that send or read a byte per second don't slow down others`,
  { timeout: LASTING_MS + 90_000 },
  async () => {
    const { server, ana, family_id, cookies } = crowd
    await ana.uploads(family_id, await makePictures(6))
    const huge = await drawHugePicture()
    const photo = await ana.uploadsBytes(family_id, huge)
    const { download_url } = await ana.send<{ download_url: string }>(
      'GET',
      `/api/families/${family_id}/photos/${photo}`,
    )
    const [cookie, origin] = [`cookie: hearthbook=${ana.cookie().value}`, `origin: ${server.url}`]
    const over = new AbortController()
    const groups = {
      headers: await slowly(() => 'GET / HTTP/1.1\r\nx-slow: ', true),
      bodies: await slowly(
        () =>
          `POST /api/families HTTP/1.1\r\nhost: localhost\r\n${origin}\r\n${cookie}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
        true,
      ),
      readers: await slowly(() => `GET ${download_url} HTTP/1.1\r\nhost: localhost\r\n${cookie}\r\n\r\n`, false),
    }
    const took: number[] = []
    const readers = cookies.map((one) =>
      repeat(
        300,
        over.signal,
        async () => void took.push(await crowd.times(one, `/api/families/${family_id}/photos?limit=50`)),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, LASTING_MS))
    over.abort()
    await Promise.all(readers)
    const p95 = percentile(took, 0.95)
    const photoBytes = huge.length
    const most = await readToEnd(groups.readers)
    const closed = [groups.headers, groups.bodies].map(({ closedAfter }) => inSeconds(Math.max(...closedAfter)))
    printFigure(
      `${EACH} clients each with slow headers, bodies, and reading`,
      `p95 of ${took.length} others ${Math.round(p95)} ms; closed after at most ${closed.join(' and ')}; readers got ${megabytes(most)} of ${megabytes(photoBytes)} MB`,
    )
    expect(p95).toBeLessThan(MOST_MS)
    for (const { closedAfter } of [groups.headers, groups.bodies]) expect(closedAfter.length).toBe(EACH)
    expect(most).toBeLessThan(photoBytes)
  },
)

type Group = { closedAfter: number[]; sockets: Socket[] }

/** Connections that send a byte per second, or read one. */
async function slowly(begin: () => string, isSending: boolean): Promise<Group> {
  const group: Group = { closedAfter: [], sockets: [] }
  const { hostname, port } = new URL(crowd.server.url)
  for (let at = 0; at < EACH; at++) {
    const socket = connect(Number(port), hostname).on('error', () => {})
    group.sockets.push(socket)
    sockets.push(socket)
    await once(socket, 'connect')
    const since = performance.now()
    socket.write(begin())
    const timer = setInterval(() => (isSending ? socket.write('x') : socket.read(1)), 1_000)
    socket.once('close', () => {
      clearInterval(timer)
      group.closedAfter.push(performance.now() - since)
    })
    if (isSending) socket.resume()
    else socket.pause()
  }
  return group
}

/** A reader that stopped learns of the end only when it reads on. Returns the most bytes that one of them got. */
async function readToEnd({ sockets: readers, closedAfter }: Group): Promise<number> {
  const bytes = readers.map((socket) => {
    let read = 0
    socket.on('data', (chunk: Buffer) => (read += chunk.length)).resume()
    return () => read
  })
  await expect.poll(() => closedAfter.length).toBe(EACH)
  return Math.max(...bytes.map((read) => read()))
}

/** Larger than what the kernel buffers of a connection hold. */
function drawHugePicture(): Promise<Buffer> {
  return drawNoise(5_500, 5_500, { sigma: 40 }).jpeg({ quality: 92 }).toBuffer()
}
