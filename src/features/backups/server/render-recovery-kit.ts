import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { createTranslator } from 'use-intl/core'
import { chainOf } from '#features/book-layout/fonts.ts'
import { runsOf } from '#features/book-layout/runs.ts'
import { fontPath } from '#features/book-layout/server/typesetter.ts'
import { catalogs } from '#server/catalogs.ts'
import { light } from '#server/mail/colors.ts'
import type { Locale } from '#shared/locales.ts'
import type { recoveryKit as en } from '../recovery-kit.messages.en.ts'
import type { BackupPlace } from './places.ts'
import { wordsOf } from './recovery-words.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../recovery-kit')

/* In points. An A4 page whose content also fits on Letter, which is 18 points wider and 50 points shorter. */
const MARGIN = 60
const WIDTH = 595 - 2 * MARGIN
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
export async function renderRecoveryKit(kit: RecoveryKit): Promise<Buffer> {
  const { locale, date } = kit
  const t = createTranslator({ locale, messages: texts[locale] })
  const document = new PDFDocument({
    ...{ size: 'A4', margins: { top: MARGIN, bottom: 36, left: MARGIN, right: MARGIN }, lang: locale },
    info: { Title: t('title'), Author: 'Hearthbook', CreationDate: date },
  })
  const bytes = buffer(document)
  draw(pen(document), kit, t)
  document.end()
  return bytes
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
  on.key(identity, t('words'))

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

const STEP_INDENT = 20
type Pen = ReturnType<typeof pen>
type Look = { isBold?: boolean; isSoft?: boolean; indent?: number }

/** Draws one part below the other. */
function pen(document: PDFKit.PDFDocument) {
  let y = 54

  /** In as many fonts as its characters need. */
  function write(text: string, size: number, { isBold = false, isSoft = false, indent = 0 }: Look = {}) {
    const { runs } = runsOf(text.replaceAll('\u202f', '\u00a0'), chainOf('sans', isBold), false)
    document.fontSize(size).fillColor(isSoft ? light.inkSoft : light.ink)
    document.x = MARGIN + indent
    document.y = y
    for (const [at, { text: part, font }] of runs.entries())
      document.font(fontPath(font)).text(part, { width: WIDTH - indent, lineGap: 2, continued: at < runs.length - 1 })
    y = document.y
  }

  function mono(text: string, size: number, x: number, width: number) {
    document.font('Courier-Bold').fontSize(size).fillColor(light.ink).text(text, x, y, { width, lineGap: 2 })
    y = document.y
  }

  return {
    title(title: string, below: string) {
      document.font(fontPath('fraunces-latin-600-normal')).fontSize(14).fillColor(light.ember)
      document.text('Hearthbook', MARGIN, y)
      document
        .fontSize(28)
        .fillColor(light.ink)
        .text(title, MARGIN, y + 18)
      y = document.y
      write(below, 10, { isSoft: true })
      y += 10
    },
    heading(text: string) {
      y += 8
      document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(0.75)
        .stroke(light.line)
      document.font(fontPath('fraunces-latin-600-normal')).fontSize(15).fillColor(light.ink)
      document.text(text.replaceAll('\u202f', '\u00a0'), MARGIN, y + 9)
      y = document.y + 4
    },
    paragraph(text: string, look: Look = {}) {
      write(text, 10.5, look)
      y += 4
    },
    address: (text: string) => write(text, 11, { isBold: true }),
    step(number: number, text: string) {
      document.font(fontPath('figtree-latin-600-normal')).fontSize(10.5).fillColor(light.ember)
      document.text(`${number}.`, MARGIN, y)
      write(text, 10.5, { indent: STEP_INDENT })
      y += 2
    },
    command(text: string) {
      y += 1
      // Courier has no other characters.
      if (/^[\n -~…]*$/.test(text)) mono(text, 9.5, MARGIN + STEP_INDENT, WIDTH - STEP_INDENT)
      else write(text, 9.5, { isBold: true, indent: STEP_INDENT })
      y += 4
    },
    /** The QR code beside the words, and the key below. */
    key(identity: string, aboutWords: string) {
      const top = y + 2
      drawQr(document, identity, { x: MARGIN, y: top })
      const left = MARGIN + QR_SIZE + 28
      document.font(fontPath('figtree-latin-400-normal')).fontSize(10.5).fillColor(light.ink)
      document.text(aboutWords.replaceAll('\u202f', '\u00a0'), left, top - 2)
      const column = (MARGIN + WIDTH - left) / WORD_COLUMNS
      for (const [at, word] of wordsOf(identity).split(' ').entries()) {
        const x = left + Math.floor(at / WORD_ROWS) * column
        const line = top + 24 + (at % WORD_ROWS) * WORD_LINE
        document.font('Courier').fontSize(8).fillColor(light.inkSoft)
        document.text(String(at + 1), x, line + 1.5, { width: 12, align: 'right', lineBreak: false })
        document.font('Courier-Bold').fontSize(9.5).fillColor(light.ink)
        document.text(word, x + 16, line, { lineBreak: false })
      }
      y = top + QR_SIZE + 18
      mono(identity, 10, MARGIN, WIDTH + 1)
      y += 4
    },
  }
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
