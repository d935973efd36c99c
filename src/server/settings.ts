import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod'
import { parseKeep } from '#shared/keep-backups.ts'

const words = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))
const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).pathname === '/' && !new URL(url).search)

/** Identity providers need https, except on this machine. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(url))

/** An address, a network such as 10.0.0.0/8, or a common name for local ones. */
function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  return isIP(address) > 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

/** An email address, alone or as `Name <address>`. */
const isSender = (text: string) => /^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text)

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

/** Every setting of an instance. A test compares docs/operations.md with it. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000).describe('Port to listen on, from 1 to 65535'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on. Use 0.0.0.0 to be reachable in your home network'),
  APP_URL: webAddress
    .optional()
    .describe(
      'URL that people open, such as https://photos.example.org, without a path. Default: http://localhost and PORT',
    ),
  CODE_URL: webAddress
    .optional()
    .describe(
      'URL in the QR codes printed in books. If APP_URL changes, keep the old URL here and redirect it to the new one. Default: APP_URL',
    ),
  DATA_DIR: z.string().default('./data').describe('Folder for all data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'postgres://user:password@host/database of PostgreSQL 15 or later. Default: an embedded PostgreSQL in DATA_DIR',
    ),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'If DATABASE_URL leads to PgBouncer in transaction mode: the URL of PostgreSQL itself, for migrations, jobs and live events. Default: DATABASE_URL',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('URL of an S3-compatible store. Default: Amazon S3'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_BUCKET: z.string().optional().describe('Bucket for photos and videos. Default: files in DATA_DIR'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key ID for the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret access key for the bucket'),
  ENCRYPTION: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'on: encrypt photos, videos and all other stored files. off: store them as they are. Existing files are converted in the background. Default: on with S3_BUCKET, off otherwise',
    ),
  ENCRYPTION_KEY: z
    .string()
    .optional()
    .describe(
      'Key for ENCRYPTION: 32 random bytes in base64, such as from openssl rand -base64 32. Without it, all files are lost. To change it, put a new one in front. Default: generated at the first start and stored in DATA_DIR',
    ),
  ENCRYPTION_KEY_COMMAND: z
    .string()
    .transform((line) => line.trim().split(/\s+/))
    .optional()
    .describe('Command that prints the key for ENCRYPTION instead, such as from a key management service'),
  INBOX_DIR: z
    .string()
    .optional()
    .describe(
      'Folder whose subfolders are imported: what Syncthing, SMB, FTP or a scanner puts there becomes photos. Not in DATA_DIR. Default: none',
    ),
  INBOX_IMPORTED: z
    .enum(['move', 'keep'])
    .default('move')
    .describe('What happens to imported files: move to INBOX_DIR/.imported, or keep where they are'),
  MAIL_IN_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe('Port to receive photos by email on (SMTP), from 1 to 65535. Default: photos by email are off'),
  MAIL_IN_DOMAIN: z
    .string()
    .regex(/^[^\s@]+$/)
    .optional()
    .describe('Domain of the addresses for photos by email, such as photos.example.org. Default: the host of APP_URL'),
  MAIL_IN_AUTHSERV_ID: z
    .string()
    .regex(/^\S+$/)
    .optional()
    .describe(
      'Name under which your mail server states SPF, DKIM and DMARC in Authentication-Results. With it, emails that fail are refused. Default: not checked',
    ),
  BACKUP_TO: words
    .prefault('')
    .describe(
      'Where to keep nightly backups: folders on other disks, or s3://bucket/prefix, separated by spaces. Default: only the database, in DATA_DIR',
    ),
  BACKUP_KEEP: z
    .string()
    .refine((text) => parseKeep(text) !== undefined)
    .default('7 daily, 4 weekly, 12 monthly')
    .describe('How many backups to keep, such as 7 daily, 4 weekly, 12 monthly'),
  BACKUP_ENCRYPT: z
    .enum(['buckets', 'always'])
    .default('buckets')
    .describe('buckets: encrypt backups in buckets. always: also those in folders'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('URL of an S3-compatible store for backups. Default: that of S3_ENDPOINT'),
  BACKUP_S3_REGION: z.string().optional().describe('Region of the bucket for backups. Default: S3_REGION'),
  BACKUP_S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key ID for the bucket for backups. Default: S3_ACCESS_KEY_ID'),
  BACKUP_S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .describe('Secret access key for the bucket for backups. Default: S3_SECRET_ACCESS_KEY'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://user:password@host:587. Default: a local mailbox, whose link is printed at startup'),
  MAIL_FROM: z
    .string()
    .refine(isSender)
    .default('Hearthbook <hearthbook@localhost>')
    .describe('Sender of emails, as Name <address>'),
  SUPPORT_EMAIL: z
    .email()
    .or(z.literal('support@localhost'))
    .default('support@localhost')
    .describe('Email address where people get help'),
  SITE_NAME: z
    .string()
    .max(80)
    .default('')
    .describe('What your family calls its album, such as The Riveras. It’s on the front page if BILLING is off'),
  ADMIN_EMAILS: words
    .refine((all) => all.every((one) => z.email().safeParse(one).success))
    .transform((all) => all.map((one) => one.toLowerCase()))
    .prefault('')
    .describe('Email addresses of administrators, separated by commas'),
  BREACHED_PASSWORDS: z
    .string()
    .optional()
    .describe(
      'File of leaked passwords to reject: sorted SHA-1 hashes, one per line, in the format of Have I Been Pwned',
    ),
  SIGN_UP: z
    .enum(['open', 'invited'])
    .optional()
    .describe(
      'open: anyone can create an account. invited: only people who were invited can. Default: invited if BILLING is off, open otherwise',
    ),
  WEBHOOK_TARGETS: z
    .enum(['public', 'private'])
    .optional()
    .describe(
      'public: webhooks are sent to https addresses on the internet only. private: also by http and to your own network, such as to Home Assistant. Default: private if BILLING is off, public otherwise',
    ),
  UPLOAD_GB_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('Gigabytes that one person can upload in a day. Default: no limit'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('At least 32 random characters. Default: generated at the first start and stored in DATA_DIR'),
  TRUST_PROXY: z
    .string()
    .transform((text) => (text === 'true' ? true : text === 'false' ? false : text.split(/[\s,]+/).filter(Boolean)))
    .refine((given) => typeof given === 'boolean' || given.every(isProxy))
    .default(false)
    .describe(
      'Addresses of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted, or true to trust every client',
    ),
  HSTS_SUBDOMAINS: z
    .stringbool()
    .default(false)
    .describe('true to make browsers use HTTPS for all subdomains of APP_URL, too'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('all, web, or worker: what this process does'),
  BILLING: z
    .enum(['off', 'sandbox', 'stripe'])
    .default('sandbox')
    .describe('off: no limits and no prices. sandbox: plans with test cards. stripe: real payments'),
  PLAN_CATALOGUE: z
    .enum(['family', 'classic'])
    .default('family')
    .describe('family or classic: the plans that are offered'),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional().describe('Secret key of the Stripe account'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional().describe('Signing secret of the Stripe webhook'),
  STRIPE_PRICES: words
    .refine((pairs) => pairs.every((pair) => /^\w+\.(month|year)=\w+$/.test(pair)))
    .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])))
    .optional()
    .describe('Stripe price IDs for every paid plan, such as basic.month=price_1 basic.year=price_2'),
  PRINTER_EMAIL: z
    .email()
    .optional()
    .describe(
      'Email address of the printer, who gets links to the PDFs of ordered books. Default: SUPPORT_EMAIL; with BILLING=off none, and books can only be downloaded',
    ),
  PRINT_SHIPPING: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('Shipping cost of a book order, in cents. 0: shipping is included'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Client ID for Sign in with Google'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret for Sign in with Google'),
  GOOGLE_ISSUER: issuer
    .default('https://accounts.google.com')
    .describe('OpenID issuer for Sign in with Google. Only tests change it'),
  APPLE_CLIENT_ID: z.string().optional().describe('Services ID for Sign in with Apple'),
  APPLE_TEAM_ID: z.string().optional().describe('Team ID of the Apple developer account'),
  APPLE_KEY_ID: z.string().optional().describe('Key ID for Sign in with Apple'),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
    .refine(isEllipticKey)
    .optional()
    .describe('Contents of the .p8 key file, with line breaks or with \\n instead'),
  APPLE_ISSUER: issuer
    .default('https://appleid.apple.com')
    .describe('OpenID issuer for Sign in with Apple. Only tests change it'),
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(30)
    .max(36_500)
    .default(400)
    .describe('Days to keep the audit log, 30 or more'),
  PUSH_SERVICES: words
    .prefault('fcm.googleapis.com *.push.services.mozilla.com *.notify.windows.com *.push.apple.com')
    .describe('Hosts of the push services that browsers may use, separated by spaces'),
  FFMPEG: z
    .string()
    .optional()
    .describe(
      'Path to ffmpeg, which converts videos for every browser and extracts poster frames, or off. Default: ffmpeg on the PATH',
    ),
  SPEECH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Base URL of an OpenAI-compatible transcription service, such as http://localhost:8000/v1'),
  SPEECH_KEY: z.string().optional().describe('API key for the transcription service'),
  SPEECH_MODEL: z.string().default('whisper-1').describe('Model of the transcription service'),
  SPEECH_COMMAND: z
    .string()
    .transform((line) => line.trim().split(/\s+/))
    .refine((command) => command.some((word) => word.includes('{file}')))
    .optional()
    .describe('Command that transcribes instead of a service. It prints a transcript of {file}'),
  VISION_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of an Immich machine-learning server, which finds faces and what photos show, such as http://localhost:3003',
    ),
  VISION_SEARCH_MODEL: z
    .string()
    .max(200)
    .default('XLM-Roberta-Base-ViT-B-32__laion5b_s13b_b90k')
    .describe('Model that the server searches photos with. Photos are looked at again after it changes'),
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && !/[\s;,']/.test(url))
    .optional()
    .describe(
      'Tile server for the map, such as https://tiles.example.org/{z}/{x}/{y}.png. Default: a built-in world map',
    ),
  MAP_TILES_CREDIT: z
    .string()
    .max(200)
    .optional()
    .describe('Attribution shown on the map, such as © OpenStreetMap contributors'),
  METRICS_TOKEN: z
    .string()
    .min(24)
    .regex(/^[\w.~+/=-]+$/)
    .optional()
    .describe('Bearer token for /metrics, at least 24 random characters. Default: only administrators can read it'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace, or silent'),
})

export type Settings = z.infer<typeof settings>
