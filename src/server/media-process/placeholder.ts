import { LARGE_EDGE_PX } from './decode-image.ts'
import type { RgbImage } from './color-profile.ts'
import { sharp } from './image-library.ts'

/** Colors of the light theme. The image is stored, so it can't follow the theme. */
const colors = { sunk: '#F3ECE2', line: '#E6DACB', card: '#FFFFFF', ember: '#B4472B' }

/** Placeholder for a video or raw photo without a decodable frame: an album page with a symbol. */
export async function drawPlaceholder(size: { width: number; height: number }, mark: 'video' | 'image' = 'image') {
  const scale = Math.min(1, LARGE_EDGE_PX / Math.max(size.width, size.height))
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const unit = Math.min(width, height) / 100
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colors.sunk}"/>
    <rect x="${4 * unit}" y="${4 * unit}" width="${width - 8 * unit}" height="${height - 8 * unit}" rx="${3 * unit}"
      fill="none" stroke="${colors.line}" stroke-width="${0.8 * unit}"/>
    <g transform="translate(${width / 2} ${height / 2}) scale(${unit})">${marks[mark]}</g>
  </svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: colors.sunk })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height } satisfies RgbImage
}

const marks = {
  video: `<circle r="13" fill="${colors.card}" stroke="${colors.line}" stroke-width="0.8"/>
    <path d="M-4 -6.4 L7.2 0 L-4 6.4 Z" fill="${colors.ember}" stroke="${colors.ember}" stroke-width="1.6" stroke-linejoin="round"/>`,
  image: `<rect x="-14" y="-11" width="28" height="22" rx="2.4" fill="${colors.card}" stroke="${colors.line}" stroke-width="0.8"/>
    <circle cx="6.5" cy="-4.5" r="2.6" fill="${colors.ember}"/>
    <path d="M-11 7.5 L-4 -2 L1.5 4.5 L4.5 1.5 L11 7.5 Z" fill="${colors.line}"/>`,
}
