import { setTimeout as sleep } from 'node:timers/promises'
import { drawPicture } from '#kit/pictures.ts'
import type { Random } from './random.ts'
import { unfinishedUploads, wholeUploads, type Ledger, type Sent } from './ledger.ts'

const tus = { 'tus-resumable': '1.0.0' }
const bytesType = { 'content-type': 'application/offset+octet-stream' }

/** A person's browser, which fails like a real one when the server is gone. */
export type Visit = { url: string; cookie: string; family_id: string }

/**
 * Uploads, resumes, and deletes until `stop` returns true or the server is gone, recording every acknowledgment in the
 * ledger.
 */
export async function generateTraffic(visit: Visit, ledger: Ledger, random: Random, stop: AbortSignal): Promise<void> {
  const busy = async (work: () => Promise<void>) => {
    while (!stop.aborted) await work().catch(() => sleep(5))
  }
  await Promise.all([busy(uploadOne), busy(uploadOne), busy(resumeOne), busy(deleteOne)])

  async function uploadOne() {
    const one = await something(ledger, random)
    ledger.sent.push(one)
    if (random.oneIn(2)) return begin(one, one.bytes)
    await begin(one, one.bytes.subarray(0, random.below(one.bytes.length)))
    await resume(one as Sent & { id: string })
  }

  async function resumeOne() {
    const left = unfinishedUploads(ledger)
    if (left.length) await resume(random.pick(left))
    await sleep(20)
  }

  async function deleteOne() {
    await sleep(40)
    const whole = wholeUploads(ledger).filter(({ id }) => !ledger.deleted.has(id))
    if (whole.length < 5) return
    const { id } = random.pick(whole)
    const path = `photos/${id}`
    if ((await ask('GET', path)).status !== 200) return
    ledger.deleted.set(id, false)
    if ((await ask('DELETE', path)).status === 204) ledger.deleted.set(id, true)
  }

  async function begin(one: Sent, first: Buffer) {
    const headers = {
      ...tus,
      'upload-length': String(one.bytes.length),
      'upload-metadata': `filename ${Buffer.from('picture.jpg').toString('base64')}`,
      ...(first.length && bytesType),
    }
    const answer = await ask('POST', 'uploads', headers, first)
    if (answer.status !== 201) return
    one.id = answer.headers.get('location')!.split('/').at(-1)!
    one.whole = Number(answer.headers.get('upload-offset') ?? 0) === one.bytes.length
  }

  async function resume(one: Sent & { id: string }) {
    const path = `uploads/${one.id}`
    const measured = await ask('HEAD', path, tus)
    if (measured.status !== 200) return
    let offset = Number(measured.headers.get('upload-offset'))
    while (offset < one.bytes.length && !stop.aborted) {
      const part = one.bytes.subarray(offset, offset + 1 + random.below(one.bytes.length))
      const answer = await ask('PATCH', path, { ...tus, ...bytesType, 'upload-offset': String(offset) }, part)
      if (answer.status !== 204) return
      offset = Number(answer.headers.get('upload-offset'))
    }
    one.whole = offset === one.bytes.length
  }

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string | number> = {},
    body?: Buffer,
  ): Promise<Response> {
    const answer = await fetch(`${visit.url}/api/families/${visit.family_id}/${path}`, {
      method,
      signal: AbortSignal.any([stop, AbortSignal.timeout(10_000)]),
      headers: { origin: visit.url, cookie: visit.cookie, ...(headers as Record<string, string>) },
      ...(body?.length && { body: new Uint8Array(body) }),
    })
    await answer.arrayBuffer()
    return answer
  }
}

/** Mostly a new photo; sometimes a duplicate, or a file that isn't an image. */
async function something({ sent }: Ledger, random: Random): Promise<Sent> {
  const before = sent.filter((one) => one.kind === 'picture' && one.whole)
  if (before.length && random.oneIn(6)) return { bytes: random.pick(before).bytes, kind: 'copy', whole: false }
  if (random.oneIn(8))
    return { bytes: Buffer.from(`no picture ${random.below(1e9)}`.repeat(20)), kind: 'broken', whole: false }
  return {
    bytes: await drawPicture({ width: 40 + random.below(200), height: 40 + random.below(100) }),
    kind: 'picture',
    whole: false,
  }
}
