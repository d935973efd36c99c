import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod'
import { parseKeep, type Keep } from '#shared/keep-backups.ts'
import { required } from '#shared/required.ts'
import { CannotStart } from './cannot-start.ts'
import { requireDataDir } from './data-dir.ts'
import { findFfmpeg, programAt } from './media-process/find-program.ts'
import { settingsFromFiles } from './settings-from-files.ts'
import { settings, type Settings } from './settings.ts'

/** OpenID client settings for one identity provider. */
export type ProviderSetup = { issuer: string; clientId: string; clientSecret: string }
export type AppleSetup = { issuer: string; clientId: string; teamId: string; keyId: string; privateKey: string }

/** Map tile server, with `{z}`, `{x}` and `{y}` in the URL. Browsers load tiles from it directly. */
export type MapTiles = { url: string; origin: string; credit: string | undefined }

export type Config = {
  port: number
  host: string
  /** Base URL of every link, without a trailing slash. Never taken from the Host header. */
  appUrl: string
  /** URL prefix of the QR codes printed in books. */
  codeBase: string
  /** Whether the app is served over https. Decides about secure cookies and HSTS. */
  secure: boolean
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean
  /** Other machines can connect over plain http, so traffic can be intercepted. */
  plainHttp: boolean
  dataDir: string
  /** The folder whose subfolders are imported. */
  inbox: { dir: string; moves: boolean } | undefined
  /** Photos by email; undefined: off. */
  mailIn: { port: number; domain: string; authservId: string | undefined } | undefined
  /** Leads to PostgreSQL itself, as the owner of the database. */
  databaseUrl: string | undefined
  /** Leads to a connection pooler in transaction mode, for everything that doesn't need a session. */
  poolerUrl: string | undefined
  s3:
    | { endpoint: string | undefined; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined
  /** Of stored files. Both unset: the key is in dataDir. */
  encryption: { isOn: boolean; key: string | undefined; command: string[] | undefined }
  backups: {
    /** Folders and `s3://bucket/prefix`; none: only the database is backed up, in dataDir. */
    to: string[]
    keep: Keep
    encrypt: 'buckets' | 'always'
    /** Credentials of buckets; undefined if there are none. */
    s3: { endpoint: string | undefined; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  }
  smtpUrl: string | undefined
  mailFrom: string
  supportEmail: string
  /** Email address of the printer of ordered books; undefined if no one prints them. */
  printerEmail: string | undefined
  /** Shipping cost of an order, in minor units of the catalog's currency. */
  printShipping: number
  /** In lower case, like the addresses of accounts. */
  adminEmails: string[]
  /** At least 32 characters. All other keys of the instance are derived from it. */
  secret: string
  trustProxy: boolean | string[]
  role: 'all' | 'web' | 'worker'
  billing: 'off' | 'sandbox' | 'stripe'
  /** Path of a sorted file of SHA-1 hashes of leaked passwords, one per line. */
  breachedPasswords: string | undefined
  /** Daily upload limit per person; undefined: limited only by free space. */
  uploadGigabytesPerDay: number | undefined
  /** Who can create an account. */
  signUp: 'open' | 'invited'
  /** Where webhooks may be sent: https on the internet, or also the operator's own network. */
  webhookTargets: 'public' | 'private'
  planCatalogue: 'family' | 'classic'
  /** Set if billing is `stripe`. */
  stripe: { secretKey: string; webhookSecret: string; prices: Record<string, string> } | undefined
  google: ProviderSetup | undefined
  apple: AppleSetup | undefined
  auditRetentionDays: number
  /** Path of ffmpeg, which converts videos for all browsers; null if there is none. */
  ffmpeg: string | null
  /** Transcription: an endpoint, or a local program with its arguments. Both unset: off. */
  speech: { url: string | undefined; key: string | undefined; model: string; command: string[] | undefined } | undefined
  /** The machine-learning server that finds faces and what photos show. Unset: off. */
  vision: { url: string; searchModel: string } | undefined
  /** Hosts (`*.` matches subdomains) or whole origins. */
  pushServices: string[]
  mapTiles: MapTiles | undefined
  /** Bearer token for Prometheus. */
  metricsToken: string | undefined
  logLevel: Settings['LOG_LEVEL']
}

/** Lists every invalid setting with its name, its value, and what's expected. */
export class WrongSettings extends CannotStart {
  constructor(lines: string[]) {
    super(["Hearthbook can't start because of these settings:", ...lines.map((line) => `  ${line}`)].join('\n'))
  }
}

/**
 * Reads and validates every setting, including those in files. An empty value counts as unset.
 * @throws WrongSettings naming each invalid setting
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(settingsFromFiles(Object.keys(settings.shape), env)).filter(
      ([name, value]) => name in settings.shape && value?.trim(),
    ),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw new WrongSettings(parsed.error.issues.map((issue) => explain(issue, given)))
  const values = parsed.data
  requireTogether(values, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  requireTogether(values, ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'])
  requireTogether(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  requireTogether(values, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
  refuseSplit(values)
  const dataDir = path.resolve(values.DATA_DIR)
  const appUrl = (values.APP_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`).replace(/\/+$/, '')
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl,
    codeBase: `${(values.CODE_URL ?? appUrl).replace(/\/+$/, '')}/q/`,
    secure: appUrl.startsWith('https:'),
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    plainHttp: !appUrl.startsWith('https:') && !isLoopback(values.HOST),
    dataDir,
    inbox: values.INBOX_DIR
      ? { dir: path.resolve(values.INBOX_DIR), moves: values.INBOX_IMPORTED === 'move' }
      : undefined,
    mailIn: mailInOf(values, appUrl),
    databaseUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    poolerUrl: values.DATABASE_DIRECT_URL && values.DATABASE_URL,
    s3: s3Of(values),
    encryption: encryptionOf(values),
    backups: {
      to: values.BACKUP_TO,
      keep: required(parseKeep(values.BACKUP_KEEP)),
      encrypt: values.BACKUP_ENCRYPT,
      s3: backupS3Of(values),
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    // A family's own instance has no printer unless one is named.
    printerEmail: values.PRINTER_EMAIL ?? (values.BILLING === 'off' ? undefined : values.SUPPORT_EMAIL),
    printShipping: values.PRINT_SHIPPING,
    adminEmails: values.ADMIN_EMAILS,
    secret: values.SECRET ?? storedSecret(dataDir),
    trustProxy: values.TRUST_PROXY,
    role: values.ROLE,
    billing: values.BILLING,
    signUp: values.SIGN_UP ?? (values.BILLING === 'off' ? 'invited' : 'open'),
    webhookTargets: values.WEBHOOK_TARGETS ?? (values.BILLING === 'off' ? 'private' : 'public'),
    breachedPasswords: breachedPasswordsOf(values),
    planCatalogue: values.PLAN_CATALOGUE,
    uploadGigabytesPerDay: values.UPLOAD_GB_PER_DAY,
    stripe: values.BILLING === 'stripe' ? stripeAccount(values) : undefined,
    google: googleOf(values),
    apple: appleOf(values),
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    ffmpeg: ffmpegOf(values),
    speech: speechOf(values),
    vision: visionOf(values),
    pushServices: values.PUSH_SERVICES,
    mapTiles: mapTilesOf(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  }
}

function ffmpegOf({ FFMPEG: given }: Settings): string | null {
  if (given === 'off') return null
  if (!given) return findFfmpeg()
  const found = path.isAbsolute(given) ? programAt(given) : null
  if (!found)
    throw new WrongSettings(['FFMPEG: no executable program has this path. Set it to an absolute path, or to off.'])
  return found
}

function breachedPasswordsOf({ BREACHED_PASSWORDS: file }: Settings): string | undefined {
  if (file && !existsSync(file)) throw new WrongSettings([`BREACHED_PASSWORDS: there is no file ${file}.`])
  return file
}

function speechOf({ SPEECH_URL: url, SPEECH_KEY: key, SPEECH_MODEL: model, SPEECH_COMMAND: command }: Settings) {
  if (url && command) throw new WrongSettings(['SPEECH_URL and SPEECH_COMMAND: both are set. Set only one of them.'])
  return url || command ? { url, key, model, command } : undefined
}

function visionOf({ VISION_URL: url, VISION_SEARCH_MODEL: searchModel }: Settings): Config['vision'] {
  return url ? { url, searchModel } : undefined
}

function mailInOf({ MAIL_IN_PORT: port, MAIL_IN_DOMAIN, MAIL_IN_AUTHSERV_ID: authservId }: Settings, appUrl: string) {
  const domain = MAIL_IN_DOMAIN ?? new URL(appUrl).hostname
  return port ? { port, domain: domain.toLowerCase(), authservId } : undefined
}

function mapTilesOf({ MAP_TILES: url, MAP_TILES_CREDIT: credit }: Settings): MapTiles | undefined {
  return url ? { url, origin: new URL(url).origin, credit } : undefined
}

function s3Of(values: Settings) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  return bucket && accessKeyId && secretAccessKey
    ? { endpoint, region, bucket, accessKeyId, secretAccessKey }
    : undefined
}

function encryptionOf(values: Settings): Config['encryption'] {
  const { ENCRYPTION, ENCRYPTION_KEY: key, ENCRYPTION_KEY_COMMAND: command } = values
  if (key && command)
    throw new WrongSettings(['ENCRYPTION_KEY and ENCRYPTION_KEY_COMMAND: both are set. Set only one of them.'])
  const isOn = (ENCRYPTION ?? (values.S3_BUCKET ? 'on' : 'off')) === 'on'
  // Nothing else is in DATA_DIR, so it may be lost with the container or machine, and the key with it.
  const isScratch = values.S3_BUCKET && values.DATABASE_URL && (values.SECRET || values.ROLE !== 'all')
  if (isOn && isScratch && !key && !command)
    throw new WrongSettings([
      'ENCRYPTION_KEY is missing. Set it to the output of openssl rand -base64 32 for every process, and save it with your passwords: without it, all photos and videos are lost. Or set ENCRYPTION=off.',
    ])
  return { isOn, key, command }
}

/** Endpoint and keys of the backups' buckets. The endpoint of S3_ENDPOINT only goes with its own keys. */
function backupS3Of(values: Settings) {
  const own = values.BACKUP_S3_ACCESS_KEY_ID !== undefined
  const endpoint = values.BACKUP_S3_ENDPOINT ?? (own ? undefined : values.S3_ENDPOINT)
  const accessKeyId = own ? values.BACKUP_S3_ACCESS_KEY_ID : values.S3_ACCESS_KEY_ID
  const secretAccessKey = own ? values.BACKUP_S3_SECRET_ACCESS_KEY : values.S3_SECRET_ACCESS_KEY
  const isWanted = values.BACKUP_TO.some((place) => place.startsWith('s3://'))
  if (accessKeyId && secretAccessKey)
    return { endpoint, region: values.BACKUP_S3_REGION ?? values.S3_REGION, accessKeyId, secretAccessKey }
  if (isWanted)
    throw new WrongSettings(['BACKUP_TO: a bucket needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.'])
  return undefined
}

function googleOf(values: Settings): ProviderSetup | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
}

function appleOf(values: Settings): AppleSetup | undefined {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_ISSUER: issuer } = values
  const { APPLE_PRIVATE_KEY: privateKey } = values
  return clientId && teamId && keyId && privateKey ? { issuer, clientId, teamId, keyId, privateKey } : undefined
}

function explain(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const shown = /SECRET|KEY|URL|TOKEN/.test(name) ? 'this value' : `"${given[name] ?? ''}"`
  const wanted = settings.shape[name as keyof Settings]?.description ?? ''
  return given[name] === undefined
    ? `${name} is missing. Expected: ${wanted}`
    : `${name}: ${shown} isn't valid. Expected: ${wanted}`
}

function requireTogether(values: Settings, names: (keyof Settings)[]) {
  const missing = names.filter((name) => !values[name])
  if (missing.length === 0 || missing.length === names.length) return
  throw new WrongSettings(
    missing.map((name) => `${name} is missing. Set ${names.join(', ')} together, or none of them.`),
  )
}

/** Web and worker processes have to find the same data and send people to the same address. */
function refuseSplit(values: Settings) {
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new WrongSettings([
      'DATABASE_URL is missing. DATABASE_DIRECT_URL is the way around the pooler that it leads to.',
    ])
  if (values.ROLE === 'all') return
  const missing: string[] = []
  if (values.ROLE === 'worker' && !values.APP_URL)
    missing.push('APP_URL is missing. A worker needs it for the links in emails: set it as for ROLE=web.')
  if (!values.DATABASE_URL)
    missing.push(
      `DATABASE_URL is missing. ROLE=web and ROLE=worker processes need a PostgreSQL that all of them reach.`,
    )
  if (values.S3_BUCKET && !values.SECRET)
    missing.push('SECRET is missing. Processes with folders of their own need the same one.')
  if (values.S3_BUCKET && !values.SMTP_URL)
    missing.push('SMTP_URL is missing. Without it, emails would stay in a folder of the worker.')
  if (missing.length) throw new WrongSettings(missing)
}

function stripeAccount(values: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICES: prices } = values
  if (secretKey && webhookSecret && prices) return { secretKey, webhookSecret, prices }
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICES'] as const
  const missing = names.filter((name) => !values[name])
  throw new WrongSettings(missing.map((name) => `${name} is missing. BILLING=stripe needs it.`))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The secret generated at the first start. It's stored in DATA_DIR, and only its owner can read it. */
function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  requireDataDir(dataDir)
  if (!existsSync(file)) writeSecret(file)
  chmodSync(file, 0o600)
  const secret = readFileSync(file, 'utf8').trim()
  if (!settings.shape.SECRET.safeParse(secret).success)
    throw new CannotStart(
      `${file} is damaged: it's empty or too short. Restore it from a backup, or set SECRET to its earlier content.`,
    )
  return secret
}

/** Neither a full disk nor a power cut leaves a part of it. Of two processes, the first one's stays. */
function writeSecret(file: string) {
  const made = `${file}.${process.pid}`
  try {
    writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made, { force: true })
  }
}
