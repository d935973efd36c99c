import { createTranslator } from 'use-intl/core'
import { drawKey } from '#features/book-layout/server/draw-key.ts'
import { drawPaper, STEP_INDENT, type Pen } from '#features/book-layout/server/draw-paper.ts'
import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'
import type { recoveryKit as en } from '../recovery-kit.messages.en.ts'
import type { BackupPlace } from './places.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../recovery-kit')

export type RecoveryKit = {
  locale: Locale
  appUrl: string
  identity: string
  places: (BackupPlace & { isEncrypted: boolean })[]
  /** SECRET is a setting, and some backups don't include it. */
  needsSecret: boolean
  /** The server's own files are encrypted, with another key. */
  hasEncryptedFiles: boolean
  date: Date
}

/** One page in the administrator's language: where the backups are, the key that opens them, and how to restore one. */
export function renderRecoveryKit(kit: RecoveryKit): Promise<Buffer> {
  const { locale, date } = kit
  const t = createTranslator({ locale, messages: texts[locale] })
  return drawPaper({ title: t('title'), locale, date }, (on) => draw(on, kit, t))
}

type Translate = ReturnType<typeof createTranslator<typeof en>>

function draw(
  on: Pen,
  { locale, appUrl, identity, places, needsSecret, hasEncryptedFiles, date }: RecoveryKit,
  t: Translate,
): void {
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)
  on.title(t('title'), t('made', { host: new URL(appUrl).host, date: made }))
  on.paragraph(t('intro'))
  on.paragraph(t('care'), { isBold: true })

  on.heading(t('places'))
  for (const { address, isEncrypted } of places) {
    on.address(address)
    on.paragraph(t(isEncrypted ? 'encrypted' : 'plain'), { isSoft: true })
  }

  on.heading(t('key'))
  drawKey(on, identity, t('words'))

  on.heading(t('steps'))
  on.step(1, t('install'))
  on.step(2, t('run'))
  const [place] = places
  if (place?.kind === 'bucket') {
    on.paragraph(t('settings'), { indent: STEP_INDENT })
    on.command(settingsOf(place).join('\n'))
  }
  if (place) on.command(`npm run restore -- ${quoted(place.address)}`)
  on.step(3, t('start'))
  on.command('npm start')
  if (hasEncryptedFiles) on.paragraph(t('storedFiles'), { isSoft: true })
  if (needsSecret) on.paragraph(t('secret'), { isBold: true })
}

function settingsOf({ s3 }: Extract<BackupPlace, { kind: 'bucket' }>): string[] {
  const { endpoint, region } = s3
  return [
    ...(endpoint ? [`BACKUP_S3_ENDPOINT=${endpoint}`] : []),
    `BACKUP_S3_REGION=${region}`,
    'BACKUP_S3_ACCESS_KEY_ID=…  BACKUP_S3_SECRET_ACCESS_KEY=…',
  ]
}

const quoted = (address: string) => (/[\s'"\\$]/.test(address) ? `'${address.replaceAll("'", `'\\''`)}'` : address)
