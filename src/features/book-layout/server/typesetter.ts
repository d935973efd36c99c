import { readFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { unpackWoff } from '#server/unpack-woff.ts'
import type { FontFile } from '../fonts.ts'
import type { Measure } from '../text.ts'

export const fontFolder = path.join(import.meta.dirname, '../fonts')

const unpacked = new Map<FontFile, Buffer>()

/** Sets one of our fonts. They're unpacked once for all documents, because fontkit unpacks WOFF for each, in JavaScript. */
export function setFont(document: PDFKit.PDFDocument, font: FontFile): PDFKit.PDFDocument {
  const bytes = unpacked.get(font) ?? unpackWoff(readFileSync(path.join(fontFolder, `${font}.woff`)))
  unpacked.set(font, bytes)
  return document.registerFont(font, bytes).font(font)
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
      setFont(document, font).fontSize(1000)
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
