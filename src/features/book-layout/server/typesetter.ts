import path from 'node:path'
import PDFDocument from 'pdfkit'
import type { FontFile } from '../fonts.ts'
import type { Measure } from '../text.ts'

export const fontFolder = path.join(import.meta.dirname, '../fonts')

export function fontPath(font: FontFile): string {
  return path.join(fontFolder, `${font}.woff`)
}

/** An empty list shapes the whole run. Without a list, pdfkit shapes word by word and breaks Arabic. */
export const SHAPED_AS_ONE: PDFKit.Mixins.OpenTypeFeatures[] = []

/** Measures text with the document's fonts, which are opened on first use. Results are cached. */
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

/** Measures text without a document to write. */
export function openMeasure(): Measure {
  return measureWith(new PDFDocument({ autoFirstPage: false }))
}
