import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { DemoPerson } from '#demo/demo-person.ts'
import { screenSizes, type ScreenSize } from '#features/public/screens.ts'

/** The pages that are shown. */
const GAZETTE_PAGES = [0, 4]

/** Pages of the gazette as they're printed, on a table: one on a phone, otherwise two. */
export async function drawGazette(
  { download }: DemoPerson,
  address: string,
  size: ScreenSize,
  theme: 'light' | 'dark',
) {
  const { width, height } = screenSizes[size]
  const document = await (await PDFiumLibrary.init()).loadDocument(await download(address))
  const numbers = size === 'phone' ? GAZETTE_PAGES.slice(0, 1) : GAZETTE_PAGES
  const tall = Math.round(height * (size === 'phone' ? 0.66 : 0.9))
  const papers = await Promise.all(
    numbers.map(async (number) => {
      const shown = await document.getPage(number).render({ scale: 3, render: 'bitmap' })
      return sharp(shown.data, { raw: { width: shown.width, height: shown.height, channels: 4 } })
        .removeAlpha()
        .resize({ height: tall })
        .png()
        .toBuffer({ resolveWithObject: true })
    }),
  )
  document.destroy()
  const gap = Math.round(width * 0.02)
  const wide = papers.reduce((sum, { info }) => sum + info.width, gap * (papers.length - 1))
  let left = Math.round((width - wide) / 2)
  const top = Math.round((height - tall) / 2)
  const placed = papers.flatMap(({ data, info }) => {
    const shade = Buffer.from(
      `<svg width="${width}" height="${height}"><defs><filter id="b"><feGaussianBlur stdDeviation="14"/></filter></defs><rect x="${left}" y="${top + 10}" width="${info.width}" height="${tall}" fill="#000" opacity=".28" filter="url(#b)"/></svg>`,
    )
    const layers = [
      { input: shade, left: 0, top: 0 },
      { input: data, left, top },
    ]
    left += info.width + gap
    return layers
  })
  const background = theme === 'light' ? '#f3ece2' : '#120f0d'
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(placed)
    .png()
    .toBuffer()
}
