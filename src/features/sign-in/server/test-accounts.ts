import { randomInt } from 'node:crypto'
import { pino } from 'pino'
import type { FastifyInstance } from 'fastify'
import { loadConfig, type Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { createTestDatabase, TEST_SECRET, type TestDatabase } from '#server/db/test-database.ts'
import { createHttpApp } from '#server/http/http-app.ts'
import { openPersonLimits } from '#server/http/person-limits.ts'
import { signedInRoute } from '#server/http/guards.ts'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { signInJobs } from './sign-in.handlers.ts'
import { accountsRoutes } from '../../accounts/server/accounts.routes.ts'
import { openSignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { securityRoutes } from '../../security/server/security.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { expiredSessionReader, openSessions } from '../../accounts/server/read-session.ts'

export type Answer<B = Record<string, unknown>> = { status: number; body: B; headers: Record<string, unknown> }
export type Delivered = {
  to: string
  subject: string
  html: string
  text: string
  code: string
  link: string
  token: string
}

/** Accounts in a database of their own, with browsers and the emails they cause. */
export type TestAccounts = Awaited<ReturnType<typeof openTestAccounts>>

export async function openTestAccounts(env: Record<string, string> = {}) {
  const test = await createTestDatabase()
  const config = loadConfig({ SECRET: TEST_SECRET, APP_URL: 'http://localhost:3000', LOG_LEVEL: 'silent', ...env })
  let app = await startApp(test, config)
  return {
    config,
    db: test.database,
    ownerUrl: test.ownerUrl,
    browser: (options: BrowserOptions = {}) => openBrowser(() => app, config, options),
    /** Sends all queued emails and returns them, oldest first. */
    mails: () => deliver(test, config),
    /** The only queued email to an address. */
    async mailTo(email: string): Promise<Delivered> {
      const mails = (await deliver(test, config)).filter((mail) => mail.to === email && !isChangeNotification(mail))
      if (mails.length !== 1) throw new Error(`${mails.length} mails wait for ${email}`)
      return mails[0]!
    },
    /** Simulates a restart on the same data. */
    async restart() {
      await app.close()
      app = await startApp(test, config)
    },
    async close() {
      await app.close()
      await test.drop()
    },
  }
}

/** A new address, since limits count by address. */
export function newEmail(name = 'person'): string {
  return `${name}.${newId()}@example.org`
}

/** An irreversible operation. */
const { lightFireworks } = contract({
  lightFireworks: operation('POST', '/api/fireworks', { access: signedIn, summary: 'Cannot be undone', fresh: true }),
})

async function startApp({ database }: TestDatabase, config: Config): Promise<FastifyInstance> {
  const parts = { db: database, config }
  const guards = {
    ...parts,
    limits: openPersonLimits(database.authPool, config),
    ...openSessions(parts),
    isSessionExpired: expiredSessionReader(parts),
  }
  const deps = openSignInDeps(database, config)
  const routes = [
    ...accountsRoutes(guards, deps),
    ...securityRoutes(guards, deps),
    ...signInRoutes(guards, deps),
    signedInRoute(guards, lightFireworks, async () => {}),
  ]
  return createHttpApp({ config, log: pino({ level: 'silent' }), routes })
}

type BrowserOptions = { bearer?: string; address?: string; language?: string; host?: string }
export type Browser = ReturnType<typeof openBrowser>

/** A browser with its own cookies and IP address. */
function openBrowser(app: () => FastifyInstance, config: Config, options: BrowserOptions) {
  const cookies = new Map<string, string>()
  const address = options.address ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

  async function send<B = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<Answer<B>> {
    const response = await app().inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        ...(options.bearer === undefined
          ? { origin: new URL(config.appUrl).origin }
          : options.bearer && { authorization: `Bearer ${options.bearer}` }),
        ...(options.host && { host: options.host }),
        ...(options.language && { 'accept-language': options.language }),
        ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      ...(body && { payload: body }),
    })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) storeCookie(cookies, line)
    return { status: response.statusCode, body: (response.body ? response.json() : {}) as B, headers: response.headers }
  }

  const get = <B = Record<string, unknown>>(url: string) => send<B>('GET', url)
  const post = <B = Record<string, unknown>>(url: string, body?: object) => send<B>('POST', url, body)
  return {
    cookies,
    get,
    post,
    put: (url: string, body: object) => send('PUT', url, body),
    remove: (url: string) => send('DELETE', url),
    patch: <B = Record<string, unknown>>(url: string, body: object) => send<B>('PATCH', url, body),
    askToSignIn: (email: string, redirect?: string) => post('/api/sign-in', { email, redirect }),
    askToSignUp: (email: string, names: { first_name?: string; last_name?: string; redirect?: string } = {}) =>
      post('/api/sign-up', { email, first_name: 'Ada', last_name: 'Vale', ...names }),
    typeCode: (email: string, code: string, purpose = 'sign-in') => post('/api/sign-in/code', { email, code, purpose }),
    pressLink: (token: string) => post('/api/sign-in/link', { token }),
    signOut: () => post('/api/sign-out'),
    /** A form of another site, which sends no cookies. */
    async sendForm(url: string, fields: Record<string, string>, origin: string) {
      const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams(fields).toString()
      const response = await app().inject({ method: 'POST', url, remoteAddress: address, headers, payload })
      return { status: response.statusCode, headers: response.headers }
    },
    async whoAmI(): Promise<string | null> {
      const { body } = await get<{ user: { email: string } | null }>('/api/session')
      return body.user?.email ?? null
    },
  }
}

function storeCookie(cookies: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  const gone = attributes.some((attribute) => /^(max-age=0|expires=Thu, 01 Jan 1970.*)$/i.test(attribute))
  if (gone) cookies.delete(name)
  else cookies.set(name, value)
}

async function deliver({ database, ownerUrl }: TestDatabase, config: Config): Promise<Delivered[]> {
  const delivered: Delivered[] = []
  const post = { send: async (mail: Omit<Delivered, 'code' | 'link' | 'token'>) => void delivered.push(readMail(mail)) }
  const jobs = signInJobs({ db: database, config, post: post as never, log: pino({ level: 'silent' }) })
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; payload: unknown }>(
      `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where task.id = job.task_id returning task.identifier as name, job.payload, job.id`,
    )
    for (const { name, payload } of rows) await jobs.find((job) => job.name === name)?.run(payload)
  })
  return delivered
}

/** An email that only reports a change. */
function isChangeNotification({ link }: Delivered): boolean {
  return link.endsWith('/account/settings?tab=security')
}

function readMail(mail: Omit<Delivered, 'code' | 'link' | 'token'>): Delivered {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
  return {
    ...mail,
    link,
    token: (link && new URLSearchParams(new URL(link).hash.slice(1)).get('token')) || '',
    code: /\b(\d{3} ?\d{3})\b/.exec(mail.text)?.[1]?.replace(' ', '') ?? '',
  }
}

/** Creates an account by signing up with the code, and leaves its browser signed in. */
export async function signUp(
  accounts: TestAccounts,
  browser: Browser,
  email = newEmail(),
  names = {},
): Promise<string> {
  await browser.askToSignUp(email, names)
  const { code } = await accounts.mailTo(email)
  await browser.typeCode(email, code, 'sign-up')
  return email
}
