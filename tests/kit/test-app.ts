import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { loadConfig, type Config } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import type { OpenIdDouble } from '../../e2e/doubles/openid-provider.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestDatabase, TEST_SECRET } from '#server/db/test-database.ts'
import type { JobWorker } from '#server/jobs/worker.ts'
import { openPlans } from '#features/billing/server/plans.ts'
import type { Role } from '#features/families/families.rules.ts'
import type { AppContext } from '#server/feature.ts'
import { openContext } from '#app/context.ts'
import { createWeb } from '#app/web-server.ts'
import { startWorker } from '#app/worker.ts'
import { testNameServers } from './addresses.ts'
import { addMember } from './families.ts'
import { proveWithApp } from './credentials.ts'
import { makePerson, visitor, type TestServer, type Person, type PersonOptions } from './people.ts'

/** Administrators have one of these addresses. */
export const ADMIN_EMAIL = 'admin@example.org'
export const OTHER_ADMIN_EMAILS = ['second.admin@example.org', 'third.admin@example.org'] as const

/** A complete server with its own database, folder, and port, and people to use it. */
export type TestApp = TestServer & {
  adminUrl: string
  /** The mailbox link that the server prints when it starts. */
  mailboxLink: string | undefined
  /** A connection as the database owner, for a transaction. Release it afterwards. */
  ownerConnection(): Promise<pg.PoolClient>
  /** Every log line so far. */
  log: string[]
  /** A person with an account and a session. */
  person(first_name: string, options?: PersonOptions): Promise<Person>
  /** An administrator who has just confirmed their identity with an authenticator app. */
  administrator(first_name?: string): Promise<Person>
  /** A visitor without account or session. */
  visitor(): Person
  join(family: { family_id: string }, person: Person, role: Role): Promise<void>
  leave(family: { family_id: string }, person: Person): Promise<void>
  startWorker(): Promise<void>
  stopWorker(): Promise<void>
  close(): Promise<void>
}

/** Keeps billing on but removes the plans' limits. */
export function withoutLimits(laid: AppContext): AppContext {
  return { ...laid, plans: openPlans({ billing: 'off', planCatalogue: 'family' }) }
}

export async function openTestApp(
  options: {
    withWorker?: boolean
    /** Otherwise scheduled work only runs when the test starts it, so that none comes between two of its steps. */
    withSchedules?: boolean
    dataDir?: string
    config?: Partial<Config>
    /** An OpenID provider for signing in. */
    provider?: OpenIdDouble
    /** Migrates and uses this database instead of a new one, and keeps it on close. */
    database?: { ownerUrl: string; adminUrl: string }
    /** Replaces parts of the context. */
    context?: (laid: AppContext) => AppContext
  } = {},
): Promise<TestApp> {
  const test = options.database ? { ...options.database, drop: async () => {} } : await createTestDatabase()
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'hearthbook-app-')))
  const given = {
    SECRET: TEST_SECRET,
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: test.ownerUrl,
    DATA_DIR: dataDir,
    BILLING: 'off',
    PRINTER_EMAIL: 'printer@example.org',
    SIGN_UP: 'open',
    ADMIN_EMAILS: [ADMIN_EMAIL, ...OTHER_ADMIN_EMAILS].join(),
    ...options.provider?.settings,
  }
  // A transcription command that returns nothing; tests that need text pass their own.
  const speech = { command: ['true', '{file}'], url: undefined, key: undefined, model: '' }
  // Nothing listens there; tests that look for faces start a double.
  const vision = { url: 'http://127.0.0.1:9', searchModel: 'a-model' }
  // Only tests of it listen.
  const mailIn = { port: 0, domain: 'photos.example', authservId: undefined }
  const config = { ...loadConfig(given), port: 0, speech, vision, mailIn, ...options.config }
  const log: string[] = []
  // New databases are copies of a migrated one.
  const update = options.database ? migrate : async () => []
  const laid = await openContext(config, openLog('debug', { write: (line: string) => void log.push(line) }), update)
  const owner = new pg.Pool({ connectionString: test.ownerUrl, max: 3 })
  owner.on('error', () => {})
  const sql: TestServer['sql'] = async (text, values) => (await owner.query(text, values)).rows
  const ours = { ...laid, resolveTxt: testNameServers(sql) }
  const context = options.context?.(ours) ?? ours
  let worker: JobWorker | undefined
  const { app, mailboxLink, close } = await createWeb(context, () => worker?.activity())
  const url = await app.listen({ host: config.host, port: config.port })

  const server: TestApp = {
    ...{ url, app, mailboxLink, config, context, log, adminUrl: test.adminUrl },
    provider: options.provider,
    sql,
    ownerConnection: () => owner.connect(),
    person: (first_name, about) => makePerson(server, first_name, about),
    administrator: async (first_name = 'Admin') =>
      proveWithApp(await makePerson(server, first_name, { email: ADMIN_EMAIL })),
    visitor: () => visitor(server),
    join: async (family, { user_id }, role) => void (await addMember(server, family, user_id, role)),
    async leave({ family_id }, { user_id }) {
      await server.sql('delete from family_members where family_id = $1 and user_id = $2', [family_id, user_id])
    },
    async startWorker() {
      worker = await startWorker(context, { hasSchedules: !!options.withSchedules })
    },
    async stopWorker() {
      await worker?.stop()
      worker = undefined
    },
    async close() {
      await server.stopWorker()
      await close()
      await Promise.all([context.close(), owner.end()])
      await test.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  if (options.withWorker) await server.startWorker()
  return server
}
