import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { light } from '#server/mail/colors.ts'
import { chainOf } from '../fonts.ts'
import { runsOf } from '../runs.ts'
import { setFont } from './typesetter.ts'

/* In points. An A4 page whose content also fits on Letter, which is 18 points wider and 50 points shorter. */
export const PAGE_MARGIN = 60
export const PAGE_WIDTH = 595 - 2 * PAGE_MARGIN
export const STEP_INDENT = 20

type Look = { isBold?: boolean; isSoft?: boolean; indent?: number }
export type Pen = ReturnType<typeof pen>

/** A PDF to print and keep, such as a recovery kit. */
export async function drawPaper(
  { title, locale, date }: { title: string; locale: string; date: Date },
  draw: (on: Pen) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: 'A4', margins: { top: PAGE_MARGIN, bottom: 36, left: PAGE_MARGIN, right: PAGE_MARGIN }, lang: locale },
    info: { Title: title, Author: 'Hearthbook', CreationDate: date },
  })
  const bytes = buffer(document)
  draw(pen(document))
  document.end()
  return bytes
}

/** Draws one part below the other. */
function pen(document: PDFKit.PDFDocument) {
  let y = 54

  /** In as many fonts as its characters need. */
  function write(text: string, size: number, { isBold = false, isSoft = false, indent = 0 }: Look = {}) {
    const { runs } = runsOf(text.replaceAll('\u202f', '\u00a0'), chainOf('sans', isBold), false)
    document.fontSize(size).fillColor(isSoft ? light.inkSoft : light.ink)
    document.x = PAGE_MARGIN + indent
    document.y = y
    for (const [at, { text: part, font }] of runs.entries())
      setFont(document, font).text(part, { width: PAGE_WIDTH - indent, lineGap: 2, continued: at < runs.length - 1 })
    y = document.y
  }

  /** Letters, digits and signs of the same width. */
  function mono(text: string, size: number, x: number, width: number) {
    document.font('Courier-Bold').fontSize(size).fillColor(light.ink).text(text, x, y, { width, lineGap: 2 })
    y = document.y
  }

  return {
    title(title: string, below: string) {
      setFont(document, 'fraunces-latin-600-normal').fontSize(14).fillColor(light.ember)
      document.text('Hearthbook', PAGE_MARGIN, y)
      document
        .fontSize(28)
        .fillColor(light.ink)
        .text(title, PAGE_MARGIN, y + 18)
      y = document.y
      write(below, 10, { isSoft: true })
      y += 10
    },
    heading(text: string) {
      y += 8
      document
        .moveTo(PAGE_MARGIN, y)
        .lineTo(PAGE_MARGIN + PAGE_WIDTH, y)
        .lineWidth(0.75)
        .stroke(light.line)
      setFont(document, 'fraunces-latin-600-normal').fontSize(15).fillColor(light.ink)
      document.text(text.replaceAll('\u202f', '\u00a0'), PAGE_MARGIN, y + 9)
      y = document.y + 4
    },
    paragraph(text: string, look: Look = {}) {
      write(text, 10.5, look)
      y += 4
    },
    address: (text: string) => write(text, 11, { isBold: true }),
    step(number: number, text: string) {
      setFont(document, 'figtree-latin-600-normal').fontSize(10.5).fillColor(light.ember)
      document.text(`${number}.`, PAGE_MARGIN, y)
      write(text, 10.5, { indent: STEP_INDENT })
      y += 2
    },
    command(text: string) {
      y += 1
      // Courier has no other characters.
      if (/^[\n -~…]*$/.test(text)) mono(text, 9.5, PAGE_MARGIN + STEP_INDENT, PAGE_WIDTH - STEP_INDENT)
      else write(text, 9.5, { isBold: true, indent: STEP_INDENT })
      y += 4
    },
    mono,
    /** A row of a table; the last cell has letters of the same width. `widths` are in points. */
    row(cells: readonly string[], widths: readonly number[], { isBold = false }: Look = {}) {
      if (y > document.page.height - PAGE_MARGIN) {
        document.addPage()
        y = PAGE_MARGIN
      }
      const top = y
      let x = PAGE_MARGIN
      for (const [at, cell] of cells.entries()) {
        const isCode = at === cells.length - 1 && !isBold
        if (isCode) document.font('Courier')
        else setFont(document, `figtree-latin-${isBold ? 600 : 400}-normal`)
        document.fontSize(isCode ? 7.5 : 10).fillColor(light.ink)
        document.text(cell.replaceAll('\u202f', '\u00a0'), x, isCode ? top + 3 : top, { lineBreak: false })
        x += widths[at] ?? 0
      }
      y = top + 15
    },
    space(points: number) {
      y += points
    },
    /** For what only one paper has: draws from the current height, and returns where to continue. */
    own(drawPart: (document: PDFKit.PDFDocument, y: number) => number) {
      y = drawPart(document, y)
    },
  }
}
