import type { FastifyInstance, InjectOptions } from 'fastify'
import { insertPerson } from '#features/accounts/server/accounts.queries.ts'
import { cookieNames } from '#features/accounts/server/cookies.ts'
import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import type { Operation, ResultOf, SentOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import type { OpenIdDouble } from '../../e2e/doubles/openid-provider.ts'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/feature.ts'
import { readAnswer, requestOf, type Answer, type Input } from './requests.ts'

/** The server that people use. */
export type TestServer = {
  /** The listening address; links and the Origin of requests use `config.appUrl`. */
  url: string
  app: FastifyInstance
  config: Config
  context: AppContext
  /** The OpenID provider for signing in, if there is one. */
  provider?: OpenIdDouble | undefined
  /** Runs SQL as the database owner, who bypasses row-level security. */
  sql<Row extends Record<string, unknown> = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
}

export type PersonOptions = { email?: string; last_name?: string; email_verified?: boolean }
export type Extra = { headers?: Record<string, string>; remoteAddress?: string }

/** A person who uses the API like a browser: with a cookie and an Origin. */
export type Person = {
  user_id: string
  first_name: string
  email: string
  /** The Cookie header. */
  cookie: string
  /** Whether to use a renewed session token from then on, like browsers. */
  followsSession?: boolean
  server: TestServer
  /** Calls an operation and returns its result. @throws Error unless it succeeds */
  call<O extends Operation>(operation: O, input: SentOf<O>): Promise<ResultOf<O>>
  /** Calls an operation and returns the response with any status. */
  tries(operation: Operation, input: Input, extra?: Extra): Promise<Answer>
  /** Sends any request as this person. */
  sends(request: InjectOptions): Promise<Answer>
  /** Like `sends`, but over the network. */
  fetches(path: string, init?: RequestInit): Promise<Response>
  opensFamily(name: string): Promise<Family>
  /** The same person with another session. */
  withSession(session?: SessionTimes): Promise<Person>
  withCookie(cookie: string): Person
}
export type Family = { family_id: string; name: string }
/** PostgreSQL intervals, such as '-1 hour'. */
export type SessionTimes = { began?: string; ends?: string; proven?: string; second_factor?: string | null }

let people = 0

/** Inserts an account and a session like sign-up does, without an email. */
export async function makePerson(server: TestServer, first_name: string, options: PersonOptions = {}): Promise<Person> {
  const user_id = newId()
  const email = options.email ?? `${first_name.toLowerCase().replace(/[^a-z]/g, '')}.${++people}@example.org`
  const person = {
    id: user_id,
    email,
    first_name,
    last_name: options.last_name ?? 'Moreau',
    region: { language: 'en' as const },
  }
  await insertPerson(server.context.db.auth, person)
  if (options.email_verified === false)
    await server.sql('update profiles set email_verified = false where id = $1', [user_id])
  return personWith(server, { user_id, first_name, email, cookie: '' }).withSession()
}

export function visitor(server: TestServer): Person {
  return personWith(server, { user_id: newId(), first_name: 'Nobody', email: '', cookie: '' })
}

/** A person with an existing account; `withSession` signs them in. */
export function personWith(
  server: TestServer,
  who: Pick<Person, 'user_id' | 'first_name' | 'email' | 'cookie'>,
): Person {
  const origin = new URL(server.config.appUrl).origin
  const sessionName = cookieNames(server.config.secure).session
  const person: Person = {
    ...who,
    server,
    async call(operation, input) {
      const answer = await person.tries(operation, input as Input)
      if (answer.status >= 300) throw new Error(`${who.first_name}, ${operation.id}: ${answer.status} ${answer.text}`)
      return answer.json as never
    },
    tries: (operation, input, extra) => person.sends({ ...requestOf(operation, input), ...extra }),
    async sends({ headers, ...request }) {
      const all = {
        origin,
        host: new URL(server.config.appUrl).host,
        ...(person.cookie && { cookie: person.cookie }),
        ...headers,
      }
      const response = await server.app.inject({ ...request, headers: all })
      const renewed = response.cookies.find(({ name, value }) => name === sessionName && value)
      if (person.followsSession && renewed) person.cookie = `${sessionName}=${renewed.value}`
      return readAnswer(response)
    },
    fetches: (path, init) =>
      fetch(server.url + path, {
        ...init,
        headers: { origin, ...(person.cookie && { cookie: person.cookie }), ...init?.headers },
      }),
    async opensFamily(name) {
      const { id } = await person.call(familiesContract.createFamily, { name })
      return { family_id: id, name }
    },
    async withSession({ began = '0', ends = '14 days', proven = '0', second_factor = null } = {}) {
      const token = newToken()
      await server.sql(
        `insert into auth_sessions (id, user_id, token, created_at, updated_at, expires_at, proven_at, multi_factor_at)
         values ($1, $2, $3, now() + $4::interval, now(), now() + $5::interval, now() + $6::interval, now() + $7::interval)`,
        [newId(), who.user_id, hashToken(token), began, ends, proven, second_factor],
      )
      return person.withCookie(`${cookieNames(server.config.secure).session}=${token}.${newToken()}`)
    },
    withCookie: (cookie) => personWith(server, { ...who, cookie }),
  }
  return person
}

let addresses = 0

/** A client address that no one has used yet, since limits count by address. */
export function someAddress(): string {
  const n = ++addresses
  // Neighbors are in different networks.
  return `10.${n & 255}.${(n >> 8) & 255}.${(n >> 16) & 255}`
}
