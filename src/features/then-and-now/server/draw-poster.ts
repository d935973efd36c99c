import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { drawSheet } from '#features/book-layout/server/draw-sheet.ts'
import { measureWith } from '#features/book-layout/server/typesetter.ts'
import { composePoster, type PosterPhoto } from '../growth-poster.ts'

const POINTS_OF_MM = 72 / 25.4

/** A poster as a PDF. */
export async function drawPoster(title: string, photos: readonly (PosterPhoto & { jpeg: Buffer })[]): Promise<Buffer> {
  const info = { Title: title, Creator: 'Hearthbook', Producer: 'Hearthbook' }
  const doc = new PDFDocument({ autoFirstPage: false, pdfVersion: '1.6', info })
  const written = buffer(doc)
  const sheet = composePoster(title, photos, measureWith(doc))
  doc.addPage({ size: [sheet.width * POINTS_OF_MM, sheet.height * POINTS_OF_MM], margin: 0 })
  const boxes = sheet.marks.filter((mark) => mark.kind === 'photo').map(({ picture }) => picture)
  const pictures = photos.flatMap(({ jpeg }, index) => {
    const box = boxes[index]
    return box ? { file: jpeg, box } : []
  })
  drawSheet(doc, sheet, 0, pictures, '')
  doc.end()
  return written
}
