import path from 'node:path'
import PDFDocument from 'pdfkit'
import type { FontFile } from '../fonts.ts'
import type { Measure } from '../text.ts'

const fonts = path.join(import.meta.dirname, '../fonts')

export function fontPath(font: FontFile): string {
  return path.join(fonts, `${font}.woff`)
}

/** An empty list: the whole run is shaped at once; without one, pdfkit would shape word by word, and turn Arabic around. */
export const SHAPED_AS_ONE: PDFKit.Mixins.OpenTypeFeatures[] = []

/** Measures with the fonts of this document, which are opened when first needed; what was measured is remembered. */
export function measureWith(document: PDFKit.PDFDocument): Measure {
  const known = new Map<string, number>()
  return (text, font) => {
    const key = `${font} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      document.font(fontPath(font)).fontSize(1000)
      width = document.widthOfString(text, { features: SHAPED_AS_ONE }) / 1000
      known.set(key, width)
    }
    return width
  }
}

/** For who only wants to know how wide words are. */
export function openMeasure(): Measure {
  return measureWith(new PDFDocument({ autoFirstPage: false }))
}
