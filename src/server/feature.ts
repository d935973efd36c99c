import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Operation } from '#shared/contract.ts'
import type { Locale } from '#shared/locales.ts'
import type { Config } from './config.ts'
import type { ChangeFeed } from './db/change-feed.ts'
import type { Database } from './db/database.ts'
import type { GuardDeps } from './http/guards.ts'
import type { Route } from './http/route.ts'
import type { HandledJob } from './jobs/jobs.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { Mailer } from './mail/mail.ts'
import type { FindIsolation } from './media-process/isolation.ts'
import type { MediaProcess } from './media-process/media-process.ts'
import type { HealDerivedParts } from './scrub/heal-derived.ts'
import type { RequestHealing } from './scrub/request-healing.ts'
import type { Ballast } from './storage/ballast.ts'
import type { MediaUrls } from './storage/media-urls.ts'
import type { ObjectStore } from './storage/object-store.ts'

/** Context of a process with any role. A feature that offers a service to others adds it in its feature.ts. */
export interface AppContext {
  features: readonly Feature[]
  config: Config
  log: Logger
  db: Database
  store: ObjectStore
  /** @throws CannotStart if the other processes of the database use another store */
  proveStore(): Promise<void>
  post: Mailer
  /** Only if the database is on the disk of DATA_DIR. */
  ballast: Ballast | undefined
  isolation: FindIsolation
  close(): Promise<void>
}

export interface WebContext extends AppContext, GuardDeps, MediaUrls {
  changes: ChangeFeed
  live: LiveHub
  /** For a missing or damaged file that was made from an original: has it replaced, and returns what to answer until then. */
  requestHealing: RequestHealing
  /** The built contact page, for browsers without JavaScript. */
  contactPage(locale: Locale): string | undefined
  /** Runs after the last response. */
  onClose(close: () => Promise<void>): void
}

export interface WorkerContext extends AppContext {
  media: MediaProcess
}

/** Everything that a feature adds to the server. A feature with hooks adds them here in its feature.ts. */
export interface Feature {
  contract?: readonly Readonly<Record<string, Operation>>[]
  /** Paths of its pages, with `$name` as parameters. The server answers them with the app, and others with a real 404. */
  pages?: readonly string[]
  /** What it sends to others' addresses, as the `webhooks` of the OpenAPI document. */
  webhooks?: Readonly<Record<string, object>>
  routes?: (context: WebContext) => Route[] | Promise<Route[]>
  jobs?: (context: WorkerContext) => HandledJob[]
  /** Adds the routes of a protocol that has methods of its own, and no contract. It guards them itself. */
  protocol?: (app: FastifyInstance, context: WebContext) => Promise<void>
  /** Listens on a port of its own, beside HTTP, if it's set up. */
  listen?: (context: AppContext) => Promise<{ close(): Promise<void> } | undefined>
  /** Its gauge in /metrics. There are no values while they're unknown. */
  measure?: (context: AppContext) => Promise<Measured>
  /** Replaces missing and changed originals with other copies of them. */
  healOriginals?: (context: AppContext) => Promise<void>
  /** Replaces a file that was made from an original with its copy in a backup, which has this hash if it's known. */
  restoreDerived?: (context: AppContext) => HealDerivedParts['restoreDerived']
  /** Makes a file of the feature from its original again. */
  remakerOf?: (context: WorkerContext) => HealDerivedParts['remakerOf']
}

/** A gauge with a value for each value of its label. */
export type Measured = { name: string; help: string; label: string; values: { of: string; value: number }[] }

/** A hook that exactly one feature must fill. */
export function only<Name extends keyof Feature>(features: readonly Feature[], name: Name): NonNullable<Feature[Name]> {
  const [hook, ...others] = features.map((feature) => feature[name]).filter((part) => part !== undefined)
  if (hook === undefined || others.length) throw new Error(`Exactly one feature has to fill ${name}`)
  return hook
}
