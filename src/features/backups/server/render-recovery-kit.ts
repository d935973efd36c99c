import { encode } from 'uqr'
import { createTranslator } from 'use-intl/core'
import { drawPaper, PAGE_MARGIN, PAGE_WIDTH, STEP_INDENT, type Pen } from '#features/book-layout/server/draw-paper.ts'
import { fontPath } from '#features/book-layout/server/typesetter.ts'
import { catalogs } from '#server/catalogs.ts'
import { light } from '#server/mail/colors.ts'
import type { Locale } from '#shared/locales.ts'
import type { recoveryKit as en } from '../recovery-kit.messages.en.ts'
import type { BackupPlace } from './places.ts'
import { wordsOf } from './recovery-words.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../recovery-kit')

/* In points. */
const QR_SIZE = 116
const WORD_COLUMNS = 4
const WORD_ROWS = 6
const WORD_LINE = 15.5

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

/** The QR code beside the words, and the key below. */
function drawKey(on: Pen, identity: string, aboutWords: string): void {
  on.own((document, y) => {
    const top = y + 2
    drawQr(document, identity, { x: PAGE_MARGIN, y: top })
    const left = PAGE_MARGIN + QR_SIZE + 28
    document.font(fontPath('figtree-latin-400-normal')).fontSize(10.5).fillColor(light.ink)
    document.text(aboutWords.replaceAll('\u202f', '\u00a0'), left, top - 2)
    const column = (PAGE_MARGIN + PAGE_WIDTH - left) / WORD_COLUMNS
    for (const [at, word] of wordsOf(identity).split(' ').entries()) {
      const x = left + Math.floor(at / WORD_ROWS) * column
      const line = top + 24 + (at % WORD_ROWS) * WORD_LINE
      document.font('Courier').fontSize(8).fillColor(light.inkSoft)
      document.text(String(at + 1), x, line + 1.5, { width: 12, align: 'right', lineBreak: false })
      document.font('Courier-Bold').fontSize(9.5).fillColor(light.ink)
      document.text(word, x + 16, line, { lineBreak: false })
    }
    return top + QR_SIZE + 18
  })
  on.mono(identity, 10, PAGE_MARGIN, PAGE_WIDTH + 1)
  on.space(4)
}

/** Error correction level M. Its left edge is aligned with the text, because the margin is part of its quiet zone (ISO 18004). */
function drawQr(document: PDFKit.PDFDocument, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const cell = QR_SIZE / size
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) document.rect(x + column * cell, y + row * cell, cell, cell)
  document.fill('black')
}
