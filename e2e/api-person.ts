import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { required } from '../src/shared/required.ts'
import { codeOfStep } from '../src/features/security/server/totp.ts'
import { waitForMail } from './mailbox.ts'
import type { RunningHearthbook } from './start-hearthbook.ts'

/** A person who uses the API like a browser would: with a cookie and an Origin header. */
export type ApiPerson = {
  email: string
  first_name: string
  /** The session cookie, in the form that a browser context takes. */
  cookie(): { name: string; value: string; url: string }
  send<T>(method: string, path: string, body?: object): Promise<T>
  /** Sets up an authenticator app, as administrators need one. Returns its secret. */
  setsUpAuthenticator(): Promise<string>
  opensFamily(name: string): Promise<string>
  /** Uploads files and waits until each one is a photo. Returns their IDs in the same order. */
  uploads(family_id: string, files: string[]): Promise<string[]>
  /** The same with the bytes of a photo. */
  uploadsBytes(family_id: string, bytes: Uint8Array): Promise<string>
}

const STEP_MS = 30_000
/** Enough to fill in and send a code on a busy machine. */
const NEEDED_MS = 10_000

/** Ends only what hangs, since processing takes seconds even on a busy machine. */
const PROCESSED_MS = 180_000

/** The code that an authenticator app shows `ahead` half-minutes from now, since each code is accepted once. */
export function authenticatorCode(secret: string, ahead = 0): string {
  return codeOfStep(secret, Math.floor(Date.now() / STEP_MS) + ahead)
}

/** The code before the current one, which is accepted until the half-minute ends, and leaves the current one for later. */
export async function lastAuthenticatorCode(secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < NEEDED_MS) await sleep(left)
  return authenticatorCode(secret, -1)
}

/** Where someone signs up, and how the code of the email is read if not from the local mailbox. */
type SignUpAt = Pick<RunningHearthbook, 'url' | 'dataDir'> & { readCode?(email: string): Promise<string> }

let people = 0

/** Signs someone up with the emailed code. */
export async function signUp(
  server: SignUpAt,
  first_name = 'Ana',
  last_name = 'Moreau',
  email = `${first_name.toLowerCase()}.${process.pid}.${++people}@example.org`,
): Promise<ApiPerson> {
  const jar = new Map<string, string>()
  // This many sign-ups from one address would be rate-limited.
  const home = `10.0.${(people >> 8) & 255}.${people & 255}`

  async function request(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: { origin: server.url, 'x-forwarded-for': home, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split(/=(.*)/s) as [string, string]
      jar.set(name, value)
    }
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await request(
      method,
      path,
      body && JSON.stringify(body),
      body && { 'content-type': 'application/json' },
    )
    const text = await answer.text()
    return (text ? JSON.parse(text) : undefined) as T
  }

  async function upload(family_id: string, file: string, bytes: Uint8Array): Promise<string> {
    const answer = await request('POST', `/api/families/${family_id}/uploads`, new Uint8Array(bytes), {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(file).toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    })
    return answer.headers.get('location')!.split('/').at(-1)!
  }

  async function untilPhotos(family_id: string, ids: string[]): Promise<string[]> {
    type Upload = { id: string; state: string; photo_id: string | null; reason: string | null }
    const latest = Date.now() + PROCESSED_MS
    while (Date.now() < latest) {
      const { uploads } = await send<{ uploads: Upload[] }>(
        'GET',
        `/api/families/${family_id}/upload-states?ids=${ids.join(',')}`,
      )
      const photos = ids.map((upload_id) => {
        const asked = uploads.find(({ id }) => id === upload_id)
        if (!asked?.photo_id && asked?.state !== 'received')
          throw new Error(`The upload was ${asked?.state ?? 'lost'}: ${asked?.reason}`)
        return asked.photo_id
      })
      if (photos.every((photo_id) => typeof photo_id === 'string')) return photos
      await sleep(150)
    }
    throw new Error(`Uploads weren’t processed: ${ids.join(', ')}`)
  }

  const since = Date.now()
  await send('POST', '/api/sign-up', { first_name, last_name, email })
  const code = (await server.readCode?.(email)) ?? (await waitForMail(server.dataDir, email, since)).code
  await send('POST', '/api/sign-in/code', { email, code, purpose: 'sign-up' })
  return {
    email,
    first_name,
    cookie: () => ({ name: 'hearthbook', value: jar.get('hearthbook')!, url: server.url }),
    send,
    async setsUpAuthenticator() {
      const { secret } = await send<{ secret: string }>('POST', '/api/authenticator')
      await send('POST', '/api/authenticator/confirm', { code: await lastAuthenticatorCode(secret) })
      return secret
    },
    opensFamily: async (name) => (await send<{ id: string }>('POST', '/api/families', { name })).id,
    async uploads(family_id, files) {
      const ids = []
      for (const file of files) ids.push(await upload(family_id, file, await readFile(file)))
      return untilPhotos(family_id, ids)
    },
    async uploadsBytes(family_id, bytes) {
      const [photo] = await untilPhotos(family_id, [await upload(family_id, 'photo.jpg', bytes)])
      return required(photo)
    },
  }
}
