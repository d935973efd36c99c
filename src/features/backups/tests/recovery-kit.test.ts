import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminContract } from '#features/admin/admin.contract.ts'
import { backupsContract } from '#features/backups/backups.contract.ts'
import { encryptionWith } from '#features/backups/server/encryption.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { identityIn, openForReading } from '#features/backups/server/open-for-reading.ts'
import { parseKeep } from '#shared/keep-backups.ts'
import { locales } from '#shared/locales.ts'
import { partsOf, repositoryIn } from '#kit/backups.ts'
import { seedPhoto } from '#kit/photos.ts'
import { programFor } from '#kit/programs.ts'
import { readQr } from '#kit/read-qr.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import type { Person } from '#kit/people.ts'

const { createRecoveryKit, listBackups, startBackup } = backupsContract
let server: TestApp
let admin: Person
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-kit-'))
  const keep = parseKeep('7 daily')!
  server = await openTestApp({
    withWorker: true,
    config: { backups: { to: [folder], keep, encrypt: 'always', s3: undefined } },
  })
  admin = await server.administrator()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** The 24 words in a kit's text, in the order of their numbers. */
function wordsIn(text: string): string {
  const numbered = [...text.matchAll(/\b(\d{1,2})\s+([a-z]+)\b/g)].filter(([, , word]) => word !== 'words')
  return numbered
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , word]) => word)
    .join(' ')
}

/** The text and the pixels of a PDF with one page. */
async function read(pdf: Buffer) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  expect(document.getPageCount()).toBe(1)
  const page = document.getPage(0)
  // Text has to be read first: PDFium fails to load it after rendering.
  const text = page.getText()
  const { data, width, height } = await page.render({ scale: 3, render: 'bitmap' })
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  const { data: pixels } = await picture.removeAlpha().grayscale().raw().toBuffer({ resolveWithObject: true })
  document.destroy()
  library.destroy()
  return { text, picture: { pixels, width, height } }
}

test(
  'the text, the QR code, and the words of a recovery kit open an encrypted backup',
  { timeout: 240_000 },
  async () => {
    await admin.call(startBackup, { address: folder })
    const state = async () => (await admin.call(listBackups, {})).places[0]!.last_backup?.state
    await expect.poll(state).toBe('done')

    const { filename, pdf } = await admin.call(createRecoveryKit, { language: 'en' })
    expect(filename).toBe('hearthbook-recovery-kit.pdf')
    const { text, picture } = await read(Buffer.from(pdf, 'base64'))
    expect(text.replace(/\s+/g, ' ')).toContain(`npm run restore -- ${folder}`)
    const [key] = /AGE-SECRET-KEY-1\w+/.exec(text)!
    const words = wordsIn(text)
    expect(words.split(' ')).toHaveLength(24)
    expect(readQr(picture)).toBe(key)
    expect(identityIn(words)).toBe(key)
    for (const given of [key, words]) {
      const repository = await openForReading({ kind: 'folder', address: folder, folder }, async () => given)
      const [name] = await repository.list()
      expect(await repository.manifest(name!)).toMatchObject({ format: 2 })
    }

    const again = await read(Buffer.from((await admin.call(createRecoveryKit, { language: 'de' })).pdf, 'base64'))
    expect(again.text).toContain('Wiederherstellungs-Kit')
    expect(again.text).toContain(key)
    const { entries } = await admin.call(adminContract.listAdminAudit, {})
    expect(entries[0]).toMatchObject({ action: 'recovery_kit.downloaded', actor: { id: admin.user_id } })
  },
)

/** From the Debian package `age`, which Hearthbook itself doesn't need. */
const AGE = programFor('age')

test.skipIf(!AGE)(
  `age opens photos and the database in an encrypted backup with the words of a recovery kit (skipped if it's not installed)`,
  { timeout: 240_000 },
  async () => {
    const photo = await seedPhoto(admin, await admin.opensFamily('Kept'))
    const { pdf } = await admin.call(createRecoveryKit, { language: 'en' })
    const identity = identityIn(wordsIn((await read(Buffer.from(pdf, 'base64'))).text))!
    const place = path.join(folder, 'for-age')
    const { name } = await makeBackup(await repositoryIn(place, await encryptionWith(identity)), partsOf(server))

    const identityFile = path.join(folder, 'identity.txt')
    await writeFile(identityFile, `${identity}\n`, { mode: 0o600 })
    const opened = (file: string) => execFileSync(AGE!, ['-d', '-i', identityFile, path.join(place, `${file}.age`)])
    const listed = gunzipSync(opened(`backups/${name}/objects.jsonl.gz`))
      .toString()
      .trim()
      .split('\n')
    const { file, key } = listed.map((line) => JSON.parse(line)).find((object) => object.key.includes(photo))
    expect(opened(file)).toEqual(await readFile(path.join(server.config.dataDir, 'objects', key)))
    expect(gunzipSync(opened(`backups/${name}/database/public.photos.copy.gz`)).toString()).toContain(key)
  },
)

test(
  'a recovery kit is one page in every language, also with buckets and long addresses',
  { timeout: 240_000 },
  async () => {
    const { renderRecoveryKit } = await import('#features/backups/server/render-recovery-kit.ts')
    const { newIdentity } = await import('#features/backups/server/encryption.ts')
    const s3 = { endpoint: 'https://s3.eu-central-2.storage.example', region: 'eu-central-2', bucket: 'our-album' }
    const long = `/mnt/${'Фотографии/семья-'.repeat(4)}/hearthbook`
    for (const locale of locales) {
      const pdf = await renderRecoveryKit({
        ...{
          locale,
          appUrl: 'https://album.example.org',
          identity: await newIdentity(),
          needsSecret: true,
          hasEncryptedFiles: true,
        },
        places: [
          {
            ...{
              kind: 'bucket',
              address: 's3://our-album/backups/',
              prefix: 'backups/',
              scratch: '/tmp',
              isEncrypted: true,
            },
            s3: { ...s3, accessKeyId: 'a', secretAccessKey: 'b' },
          },
          { kind: 'folder', address: long, folder: long, isEncrypted: false },
        ],
        date: new Date('2026-11-03T12:00:00Z'),
      })
      const { text } = await read(pdf)
      expect(text).toContain('BACKUP_S3_ENDPOINT=https://s3.eu-central-2.storage.example')
      expect(text).not.toContain('BACKUP_S3_SECRET_ACCESS_KEY=b')
      expect(text.replace(/\s/g, '')).toContain(long)
    }
  },
)

test('a recovery kit needs a recent second factor, and backups outside the server', async () => {
  const earlier = await admin.withSession({ second_factor: '-11 minutes' })
  expect((await earlier.tries(createRecoveryKit, { language: 'en' })).json).toMatchObject({ code: 'proof_required' })
  const bare = await openTestApp()
  try {
    const other = await bare.administrator()
    expect((await other.tries(createRecoveryKit, { language: 'en' })).json).toMatchObject({ code: 'conflict' })
  } finally {
    await bare.close()
  }
})
