import { encode } from 'uqr'
import { wordsOf } from '#server/encryption/recovery-words.ts'
import { light } from '#server/mail/colors.ts'
import { PAGE_MARGIN, PAGE_WIDTH, type Pen } from './draw-paper.ts'
import { setFont } from './typesetter.ts'

/* In points. */
const QR_SIZE = 116
const WORD_COLUMNS = 4
const WORD_ROWS = 6
const WORD_LINE = 15.5

/** A printed key: the QR code beside its 24 words, and the key below. */
export function drawKey(on: Pen, key: string, aboutWords: string): void {
  on.own((document, y) => {
    const top = y + 2
    drawQr(document, key, { x: PAGE_MARGIN, y: top })
    const left = PAGE_MARGIN + QR_SIZE + 28
    setFont(document, 'figtree-latin-400-normal').fontSize(10.5).fillColor(light.ink)
    document.text(aboutWords.replaceAll('\u202f', '\u00a0'), left, top - 2)
    const column = (PAGE_MARGIN + PAGE_WIDTH - left) / WORD_COLUMNS
    for (const [at, word] of wordsOf(key).split(' ').entries()) {
      const x = left + Math.floor(at / WORD_ROWS) * column
      const line = top + 24 + (at % WORD_ROWS) * WORD_LINE
      document.font('Courier').fontSize(8).fillColor(light.inkSoft)
      document.text(String(at + 1), x, line + 1.5, { width: 12, align: 'right', lineBreak: false })
      document.font('Courier-Bold').fontSize(9.5).fillColor(light.ink)
      document.text(word, x + 16, line, { lineBreak: false })
    }
    return top + QR_SIZE + 18
  })
  on.mono(key, 10, PAGE_MARGIN, PAGE_WIDTH + 1)
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
