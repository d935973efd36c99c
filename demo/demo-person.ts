import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import { openLocalMailbox } from '#server/mail/local-mailbox.ts'
import { isId } from '#shared/is-id.ts'

/** A running Hearthbook that delivers email to its own mailbox. */
export type DemoServer = {
  url: string
  dataDir: string
  /** Defaults to the embedded database. */ databaseUrl?: string | undefined
}
export type Names = { first_name: string; last_name: string; email: string }

/** A signed-in person, with the requests that their browser would send. */
export type DemoPerson = Names & {
  user_id: string
  /** Session cookies by name. */
  cookies: ReadonlyMap<string, string>
  send<T>(method: string, path: string, body?: object): Promise<T>
  download(path: string): Promise<Buffer>
  /** Uploads a whole file (tus), with metadata about its purpose. Returns the upload's ID. */
  upload(family_id: string, filename: string, bytes: Uint8Array, about?: Record<string, string>): Promise<string>
  /** Sets their profile photo. */
  show(bytes: Uint8Array): Promise<void>
}

const MAIL_PATIENCE_MS = 20_000

/** Signs someone up with the emailed code, or in if the account exists. */
export async function welcome(server: DemoServer, names: Names): Promise<DemoPerson> {
  const cookies = new Map<string, string>()

  async function request(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: server.url, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) }
    const answer = await fetch(server.url + address, { ...init, method, headers })
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name) cookies.set(name, value ?? '')
    }
    if (answer.status !== 429) return answer
    // An interrupted demo would request a second email within the minute.
    await sleep(Number(answer.headers.get('retry-after')) * 1000)
    return request(method, address, init)
  }

  async function send<T>(method: string, address: string, body?: object): Promise<T> {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return readAnswer(await request(method, address, json))
  }

  async function signIn() {
    const since = Date.now()
    const asked = await request('POST', '/api/sign-up', {
      body: JSON.stringify(names),
      headers: { 'content-type': 'application/json' },
    })
    const purpose = asked.status === 409 ? 'sign-in' : 'sign-up'
    if (purpose === 'sign-in') await send('POST', '/api/sign-in', { email: names.email })
    else await readAnswer(asked)
    const code = await codeFromMail(server.dataDir, names.email, since)
    await send('POST', '/api/sign-in/code', { email: names.email, code, purpose })
    // Browsers do this when someone signs up.
    await send('PATCH', '/api/preferences', { timezone: 'Europe/Stockholm' })
    const { user } = await send<{ user: { id: string } }>('GET', '/api/session')
    return user.id
  }

  return {
    ...names,
    user_id: await signIn(),
    cookies,
    send,
    async download(address) {
      const answer = await request('GET', address)
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    async upload(family_id, filename, bytes, about = {}) {
      const metadata = Object.entries({ filename, ...about })
      const answer = await request('POST', `/api/families/${family_id}/uploads`, {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': String(bytes.length),
          'upload-metadata': metadata.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(),
          'content-type': 'application/offset+octet-stream',
        },
      })
      await readAnswer(answer)
      const id = answer.headers.get('location')?.split('/').at(-1) ?? ''
      if (!isId(id)) throw new Error(`The upload of ${filename} didn't start`)
      return id
    },
    async show(bytes) {
      await readAnswer(
        await request('PUT', '/api/profile/avatar', {
          body: bytes as Uint8Array<ArrayBuffer>,
          headers: { 'content-type': 'application/offset+octet-stream' },
        }),
      )
    },
  }
}

async function readAnswer<T>(answer: Response): Promise<T> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}

async function codeFromMail(dataDir: string, email: string, since: number): Promise<string> {
  const mailbox = openLocalMailbox(path.join(dataDir, 'mailbox'))
  for (const deadline = Date.now() + MAIL_PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    const mail = (await mailbox.list()).find(({ to, date }) => to === email && Date.parse(date) >= since)
    const code = mail && /\b(\d{3})[\s-]?(\d{3})\b/.exec(mail.text)
    if (code) return `${code[1]}${code[2]}`
  }
  throw new Error(`No email arrived for ${email}`)
}
