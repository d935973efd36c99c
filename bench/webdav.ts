import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { upload } from './ingest.ts'
import { median, type Finding, type Section } from './measure.ts'

const ROUNDS = 7
const LEAST = 0.8
const KINDS = [
  { what: 'WebDAV upload of a video', files: 1, megabytes: 128 },
  { what: 'WebDAV upload of 24 photos', files: 24, megabytes: 4 },
]

export const webdav: Section = {
  name: 'webdav',
  title: 'Phone backups by WebDAV',
  how: `A client sends files over one connection, one after the other, by WebDAV (PUT) and by tus (creation with upload), until the last is received: what becomes of them later is the same. Files are random bytes, new in each round, since WebDAV doesn’t receive the same file twice. WebDAV also hashes each file, so that phones can compare. Both run alternately, ${ROUNDS} times after a warm-up round; the result is the ratio of the medians.`,
  async run(log) {
    const server = await startHearthbook()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      const device = { name: 'Phone', scope: 'add' }
      const devices = `/api/families/${family_id}/devices`
      const { password } = await ana.send<{ password: string }>('POST', devices, device)
      const authorization = `Basic ${Buffer.from(`hearthbook:${password}`).toString('base64')}`
      const send = {
        ours: (filename: string, bytes: Buffer) =>
          put(`${server.url}/dav/Inbox/${filename}`, bytes, authorization, agent),
        bare: (filename: string, bytes: Buffer) => upload(ana, family_id, { filename, bytes }, agent),
      }
      const findings: Finding[] = []
      for (const { what, files, megabytes } of KINDS) {
        const content = Array.from({ length: files }, () => randomBytes(megabytes * 1e6))
        const speedOf = async (by: 'ours' | 'bare') => {
          for (const bytes of content) randomBytes(16).copy(bytes)
          const start = performance.now()
          for (const [i, bytes] of content.entries()) await send[by](`${by}-${i}.jpg`, bytes)
          return (files * megabytes) / ((performance.now() - start) / 1000)
        }
        const speeds = { ours: [] as number[], bare: [] as number[] }
        for (let round = 0; round <= ROUNDS; round++) {
          const [bare, ours] = [await speedOf('bare'), await speedOf('ours')]
          log(`${what}: ${ours.toFixed(0)} MB/s, tus ${bare.toFixed(0)} MB/s`)
          if (round === 0) continue
          speeds.bare.push(bare)
          speeds.ours.push(ours)
        }
        const [ours, bare] = [median(speeds.ours), median(speeds.bare)]
        findings.push({
          what: `${what} (${files * megabytes} MB)`,
          ours: `${ours.toFixed(0)} MB/s`,
          bare: `${bare.toFixed(0)} MB/s (tus)`,
          value: ours / bare,
          limit: { least: LEAST },
          verdict: `${(ours / bare).toFixed(2)} x`,
        })
      }
      return findings
    } finally {
      agent.destroy()
      await server.discard()
    }
  },
}

async function put(url: string, bytes: Buffer, authorization: string, agent: Agent): Promise<void> {
  const headers = { authorization, 'content-length': bytes.length }
  const asked = request(url, { method: 'PUT', agent, headers })
  asked.end(bytes)
  const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
  if (![201, 204].includes(answer.statusCode)) throw new Error(`A file was answered with ${answer.statusCode}`)
  answer.resume()
  await once(answer, 'end')
}
