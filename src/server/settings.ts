import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod'

const words = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))
const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).pathname === '/' && !new URL(url).search)

/** Who signs tokens is reached over https, or on the machine itself. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(url))

/** One address, a network such as 10.0.0.0/8, or a name for the usual ones of machines and homes. */
function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  return isIP(address) > 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

/** An address of mail, alone or as `Name <address>`. */
const isSender = (text: string) => /^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text)

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

/** Every setting of an installation. docs/operations.md shows this table, and a test compares the two. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000).describe('The port to listen on, 1 to 65535'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on; 0.0.0.0 for the home network'),
  APP_URL: webAddress
    .optional()
    .describe('The address people open, such as https://photos.example.org, without a path'),
  CODE_URL: webAddress
    .optional()
    .describe(
      'The address in codes printed in books; keep it when APP_URL changes and let it lead there; unset: APP_URL',
    ),
  DATA_DIR: z.string().default('./data').describe('The folder for everything that is kept'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('postgres://user:password@host/database of PostgreSQL 15 or later; unset: the embedded one'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of an S3-compatible store; unset: Amazon S3'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_BUCKET: z.string().optional().describe('Bucket for photos and videos; unset: files under DATA_DIR'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key id for the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key for the bucket'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://user:password@host:587; unset: a local mailbox, whose link is printed at startup'),
  MAIL_FROM: z
    .string()
    .refine(isSender)
    .default('Hearthbook <hearthbook@localhost>')
    .describe('The sender of mails, Name <address>'),
  SUPPORT_EMAIL: z
    .email()
    .or(z.literal('support@localhost'))
    .default('support@localhost')
    .describe('Where people get help'),
  ADMIN_EMAILS: words
    .refine((all) => all.every((one) => z.email().safeParse(one).success))
    .prefault('')
    .describe('E-mail addresses of administrators, separated by commas'),
  BREACHED_PASSWORDS: z
    .string()
    .optional()
    .describe('File of leaked passwords to refuse: SHA-1 hashes, sorted, one a line, as Have I Been Pwned offers them'),
  SIGN_UP: z
    .enum(['open', 'invited'])
    .optional()
    .describe('open, or invited: only people who were invited get an account; unset: invited where BILLING=off'),
  UPLOAD_GB_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('How many gigabytes one person may upload in a day; unset: as much as there is room for'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('At least 32 random characters; unset: made once and kept in DATA_DIR'),
  TRUST_PROXY: z
    .string()
    .transform((text) => (text === 'true' ? true : text === 'false' ? false : text.split(/[\s,]+/).filter(Boolean)))
    .refine((given) => typeof given === 'boolean' || given.every(isProxy))
    .default(false)
    .describe(
      'true to trust anything that connects, or addresses of proxies whose X-Forwarded-For and -Proto are trusted',
    ),
  HSTS_SUBDOMAINS: z
    .stringbool()
    .default(false)
    .describe('true where every host below that of APP_URL is reached over https too: browsers then insist on it'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('all, web or worker'),
  BILLING: z.enum(['off', 'sandbox', 'stripe']).default('sandbox').describe('off, sandbox or stripe'),
  PLAN_CATALOGUE: z.enum(['family', 'classic']).default('family').describe('family or classic'),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional().describe('Secret key of the Stripe account'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional().describe('Signing secret of the Stripe webhook'),
  STRIPE_PRICES: words
    .refine((pairs) => pairs.every((pair) => /^\w+\.(month|year)=\w+$/.test(pair)))
    .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])))
    .optional()
    .describe('Prices at Stripe for every paid plan, such as basic.month=price_1 basic.year=price_2'),
  PRINTER_EMAIL: z
    .email()
    .optional()
    .describe('Who prints ordered books, by mail with links to the PDFs; unset: SUPPORT_EMAIL'),
  PRINT_SHIPPING: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('What the parcel of an order costs beside the copies, in cents; 0: it is included'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Client id for sign-in with Google'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret for sign-in with Google'),
  GOOGLE_ISSUER: issuer
    .default('https://accounts.google.com')
    .describe('Who signs people in as Google; another for tests'),
  APPLE_CLIENT_ID: z.string().optional().describe('Services id for sign-in with Apple'),
  APPLE_TEAM_ID: z.string().optional().describe('Team id of the Apple developer account'),
  APPLE_KEY_ID: z.string().optional().describe('Id of the key for sign-in with Apple'),
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
    .refine(isEllipticKey)
    .optional()
    .describe('The key itself: what the .p8 file holds, line breaks as they are or as \\n'),
  APPLE_ISSUER: issuer.default('https://appleid.apple.com').describe('Who signs people in as Apple; another for tests'),
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(30)
    .max(36_500)
    .default(400)
    .describe('How many days the record of who did what is kept, 30 or more'),
  PUSH_SERVICES: words
    .prefault('fcm.googleapis.com *.push.services.mozilla.com *.notify.windows.com *.push.apple.com')
    .describe('Push services of browsers that may be called, separated by spaces'),
  FFMPEG: z
    .string()
    .optional()
    .describe(
      'The ffmpeg that makes videos play everywhere and takes their pictures; off: none; unset: the one on the PATH',
    ),
  SPEECH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base address of an OpenAI-compatible endpoint that writes down speech, such as http://localhost:8000/v1',
    ),
  SPEECH_KEY: z.string().optional().describe('Key for that endpoint'),
  SPEECH_MODEL: z.string().default('whisper-1').describe('Model of that endpoint'),
  SPEECH_COMMAND: z
    .string()
    .transform((line) => line.trim().split(/\s+/))
    .refine((command) => command.some((word) => word.includes('{file}')))
    .optional()
    .describe('Program of this machine that writes down speech instead: prints what is said in {file}'),
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && !/[\s;,']/.test(url))
    .optional()
    .describe(
      'Tiles drawn under the points of the map, such as https://tiles.example.org/{z}/{x}/{y}.png; unset: its own map',
    ),
  MAP_TILES_CREDIT: z
    .string()
    .max(200)
    .optional()
    .describe('Whom the map thanks for its tiles, such as © OpenStreetMap contributors'),
  METRICS_TOKEN: z
    .string()
    .min(24)
    .regex(/^[\w.~+/=-]+$/)
    .optional()
    .describe('Bearer token for /metrics, at least 24 random characters; unset: only administrators can read it'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

export type Settings = z.infer<typeof settings>
