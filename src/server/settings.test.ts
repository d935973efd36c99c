import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig, WrongSettings } from './config.ts'
import { settings } from './settings.ts'

const docs = path.join(import.meta.dirname, '../../docs/operations.md')
const TABLE = /(<!-- settings:[^>]*-->\n)[\s\S]*?(\n<!-- \/settings -->)/

/** The table in docs/operations.md. `UPDATE_DOCS=1` rewrites it. */
function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const unset = settings.shape[name as keyof typeof settings.shape].safeParse(undefined)
    const fallback =
      unset.success && unset.data !== undefined && String(unset.data) !== ''
        ? `\`${JSON.stringify(unset.data).replace(/^"|"$/g, '')}\``
        : ''
    return `| \`${name}\` | ${fallback} | ${schema.description} |`
  })
  return ['| Setting | Default | Description |', '|---|---|---|', ...rows].join('\n')
}

test('docs/operations.md lists every setting with its default', () => {
  const text = readFileSync(docs, 'utf8')
  const wanted = text.replace(TABLE, (_, open: string, close: string) => `${open}${settingsTable()}${close}`)
  if (process.env.UPDATE_DOCS) writeFileSync(docs, wanted)
  else expect(text).toBe(wanted)
})

const base = { DATA_DIR: '/tmp/hearthbook-settings-test', SECRET: 'x'.repeat(32) }

test("an invalid setting is refused with its name, its value, and what's expected", () => {
  expect(() => loadConfig({ ...base, PORT: '70000' })).toThrow(
    /PORT: "70000" isn't valid\. Expected: Port to listen on/,
  )
  expect(() => loadConfig({ ...base, BILLING: 'free' })).toThrow(/BILLING: "free"/)
  expect(() => loadConfig({ ...base, APP_URL: 'photos.example.org' })).toThrow(/APP_URL/)
  expect(() => loadConfig({ ...base, DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL/)
  expect(() => loadConfig({ ...base, ADMIN_EMAILS: 'ana@example.org, me' })).toThrow(/ADMIN_EMAILS/)
  expect(loadConfig({ ...base, ADMIN_EMAILS: 'Ana@Example.org' }).adminEmails).toEqual(['ana@example.org'])
  for (const sender of ['hearthbook', 'Us <us@example.org', 'us@example.org\r\nBcc: all@example.org'])
    expect(() => loadConfig({ ...base, MAIL_FROM: sender }), sender).toThrow(/MAIL_FROM/)
  for (const proxy of ['yes', 'caddy', '10.0.0.0/33', '127.0.0.1 nginx'])
    expect(() => loadConfig({ ...base, TRUST_PROXY: proxy }), proxy).toThrow(/TRUST_PROXY/)
})

test('every invalid setting is listed', () => {
  expect(() => loadConfig({ ...base, PORT: 'x', ROLE: 'y' })).toThrow(/PORT[\s\S]*ROLE/)
})

test('an invalid secret or password never appears in the message', () => {
  try {
    loadConfig({ ...base, SECRET: 'short-secret', DATABASE_URL: 'pg://me:hunter2@host' })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSettings)
    expect(String(error)).not.toMatch(/short-secret|hunter2/)
  }
})

test('proxies are set by address, network or common name', () => {
  const trusted = (TRUST_PROXY: string) => loadConfig({ ...base, TRUST_PROXY }).trustProxy
  expect(trusted('true')).toBe(true)
  expect(trusted('127.0.0.1, ::1 10.0.0.0/8')).toEqual(['127.0.0.1', '::1', '10.0.0.0/8'])
  expect(trusted('loopback,fd00::/8')).toEqual(['loopback', 'fd00::/8'])
})

test('an S3 setting without the others is refused', () => {
  expect(() => loadConfig({ ...base, S3_BUCKET: 'photos' })).toThrow(/S3_ACCESS_KEY_ID is missing/)
})

test('web and worker processes whose settings would keep them apart are refused', () => {
  const database = { DATABASE_URL: 'postgres://hearthbook@host/hearthbook' }
  const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', ENCRYPTION_KEY: 'k' }
  const mail = { SMTP_URL: 'smtp://mail.example.org', APP_URL: 'https://photos.example.org' }
  const worker = { ...base, ...database, ...bucket, ...mail, ROLE: 'worker' }
  expect(loadConfig(worker).role).toBe('worker')
  expect(() => loadConfig({ ...worker, APP_URL: '' })).toThrow(/APP_URL is missing\. A worker needs it for the links/)
  for (const name of ['DATABASE_URL', 'SECRET', 'SMTP_URL', 'ENCRYPTION_KEY'])
    for (const ROLE of ['web', 'worker'])
      expect(() => loadConfig({ ...worker, ROLE, [name]: '' })).toThrow(`${name} is missing.`)
  const direct = { DATABASE_DIRECT_URL: 'postgres://hearthbook@postgres/hearthbook' }
  expect(() => loadConfig({ ...base, ...direct })).toThrow('DATABASE_URL is missing.')
  expect(loadConfig({ ...worker, ...direct })).toMatchObject({
    databaseUrl: direct.DATABASE_DIRECT_URL,
    poolerUrl: database.DATABASE_URL,
  })
})

test('the map tile URL needs its three placeholders, or no tile server is set', () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png'
  expect(loadConfig({ ...base, MAP_TILES: url, MAP_TILES_CREDIT: '© Mapmakers' }).mapTiles).toEqual({
    ...{ url, origin: 'https://tiles.example.org', credit: '© Mapmakers' },
  })
  expect(loadConfig(base).mapTiles).toBeUndefined()
  for (const wrong of ['https://tiles.example.org/', 'ftp://a/{z}/{x}/{y}', 'https://a/{z}/{x}/{y}; script-src *'])
    expect(() => loadConfig({ ...base, MAP_TILES: wrong }), wrong).toThrow(/MAP_TILES/)
})

test('a secret can be in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthbook-settings-'))
  const file = path.join(folder, 'secret')
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  const { SECRET: _, ...rest } = base
  try {
    expect(loadConfig({ ...rest, SECRET_FILE: file }).secret).toBe('s'.repeat(40))
    expect(() => loadConfig({ ...base, SECRET_FILE: file })).toThrow('SECRET and SECRET_FILE: set only one of them.')
    expect(() => loadConfig({ ...base, SMTP_URL_FILE: `${file}.missing` })).toThrow(/SMTP_URL_FILE: .* can't be read/)
    writeFileSync(file, 'postgres://me:hunter2@')
    expect(() => loadConfig({ ...base, DATABASE_URL_FILE: file })).toThrow(
      /^((?!hunter2)[^])*DATABASE_URL((?!hunter2)[^])*$/,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('plain http that other machines can reach is detected', () => {
  const plainHttp = (given: Record<string, string>) => loadConfig({ ...base, ...given }).plainHttp
  expect(plainHttp({ HOST: '0.0.0.0', APP_URL: 'http://photos.example.org' })).toBe(true)
  expect(plainHttp({ HOST: '192.168.1.5' })).toBe(true)
  expect(plainHttp({ HOST: '0.0.0.0', APP_URL: 'https://photos.example.org' })).toBe(false)
  expect(plainHttp({})).toBe(false)
})

test("empty settings count as unset, and the app's URL follows host and port", () => {
  const config = loadConfig({ ...base, PORT: '', APP_URL: ' ', HOST: '0.0.0.0' })
  expect(config).toMatchObject({ port: 3000, appUrl: 'http://localhost:3000', secure: false, billing: 'sandbox' })
  expect(loadConfig({ ...base, APP_URL: 'https://photos.example.org/' })).toMatchObject({
    appUrl: 'https://photos.example.org',
    secure: true,
  })
})

test('files in a bucket are encrypted unless that is turned off, with a key that can be kept', () => {
  const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const external = { DATABASE_URL: 'postgres://hearthbook@host/hearthbook' }
  expect(loadConfig(base).encryption.isOn).toBe(false)
  expect(loadConfig({ ...base, ENCRYPTION: 'on' }).encryption.isOn).toBe(true)
  expect(loadConfig({ ...base, ...bucket }).encryption.isOn).toBe(true)
  // Nothing else needs DATA_DIR, so it may be a container's.
  expect(() => loadConfig({ ...base, ...bucket, ...external })).toThrow('ENCRYPTION_KEY is missing.')
  expect(loadConfig({ ...base, ...bucket, ...external, ENCRYPTION: 'off' }).encryption.isOn).toBe(false)
  expect(
    loadConfig({ ...base, ...bucket, ...external, ENCRYPTION_KEY_COMMAND: 'vault read x' }).encryption.command,
  ).toEqual(['vault', 'read', 'x'])
  expect(() => loadConfig({ ...base, ENCRYPTION_KEY: 'k', ENCRYPTION_KEY_COMMAND: 'c' })).toThrow(
    'Set only one of them',
  )
})
