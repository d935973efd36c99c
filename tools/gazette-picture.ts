import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { DemoPerson } from '#demo/demo-person.ts'
import { screenSizes } from '#features/public/screens.ts'

/** The pages that are shown. */
const GAZETTE_PAGES = [0, 4]
const PAPER_PX = 660

/** Pages of the gazette as they're printed, one above the other on a table as wide as a phone, which cuts the second. */
export async function drawGazette({ download }: DemoPerson, address: string, theme: 'light' | 'dark') {
  const { width, height } = screenSizes.phone
  const document = await (await PDFiumLibrary.init()).loadDocument(await download(address))
  const papers = await Promise.all(
    GAZETTE_PAGES.map(async (number) => {
      const shown = await document.getPage(number).render({ scale: 3, render: 'bitmap' })
      return sharp(shown.data, { raw: { width: shown.width, height: shown.height, channels: 4 } })
        .removeAlpha()
        .resize({ width: PAPER_PX })
        .png()
        .toBuffer({ resolveWithObject: true })
    }),
  )
  document.destroy()
  const left = Math.round((width - PAPER_PX) / 2)
  let top = left
  const layers = papers.flatMap(({ data, info }) => {
    const shade = Buffer.from(
      `<svg width="${width}" height="${height}"><defs><filter id="b"><feGaussianBlur stdDeviation="14"/></filter></defs><rect x="${left}" y="${top + 10}" width="${info.width}" height="${info.height}" fill="#000" opacity=".28" filter="url(#b)"/></svg>`,
    )
    const placed = [
      { input: shade, left: 0, top: 0 },
      { input: data, left, top },
    ]
    top += info.height + left
    return placed
  })
  const background = theme === 'light' ? '#f3ece2' : '#120f0d'
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer()
}
