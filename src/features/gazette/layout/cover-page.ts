import type { Mark } from '../../book-layout/compose.ts'
import type { Edition, EditionWords } from './edition.ts'
import { areaOf, EMBER, fill, INK, LINE, picture, rule, SOFT_INK, write, type Frame } from './sheet.ts'

const GAP = 4
/** Heights of the photos below a landscape, in millimeters. */
const [STRIP_MIN, STRIP_MAX] = [48, 62]

export type Item = { text: string; page: number }

/** The nameplate, the photo of the month as whole as it fits, and what's inside. */
export function coverPage(frame: Frame, edition: Edition, words: EditionWords, items: Item[]): Mark[] {
  const area = areaOf(frame)
  const { scale } = frame
  const across = { x: area.x, width: area.width }
  const month = words.month(edition.month)
  const lineY = area.y + 31
  const under = { ...across, y: lineY + 2, height: 5.4 * scale }
  const top = under.y + under.height + 3
  const rows = items.slice(0, frame.isLarge ? 3 : 5)
  const end = area.y + area.height
  const natural = (area.width * edition.cover.height) / edition.cover.width
  const height = Math.min(natural, end - top - insideHeight(rows.length, 7.2 * scale, scale) - 4)
  const photo = { ...across, y: top, height }
  // Landscapes leave room for more photos, or for larger lines.
  const free = end - top - height - insideHeight(rows.length, 7.2 * scale, scale)
  const strip = { ...across, y: top + height + GAP, height: Math.min(free - 2 * GAP, STRIP_MAX) }
  const more = free > STRIP_MIN ? stripOf(edition) : []
  const used = more.length > 0 ? strip.y + strip.height : top + height
  const rowHeight = Math.min(13 * scale, (end - used - 14 * scale) / rows.length)
  const inside = insideHeight(rows.length, rowHeight, scale)
  let y = used + (end - used - inside) / 2 + 2
  const title = write(frame, {
    ...{ text: words.say('inside'), box: { ...across, y, height: 6 * scale }, style: 'caption', colour: EMBER },
  })
  y += 8 * scale
  const marks = rows.flatMap(({ text, page }): Mark[] => {
    const box = { ...across, y, height: rowHeight - 1 }
    y += rowHeight
    return [
      rule(area.x, box.y - 1, area.width),
      ...write(frame, { text, box: { ...box, width: area.width - 16 }, style: 'body', typeface: 'serif', middle: true })
        .marks,
      ...write(frame, { text: String(page), box, style: 'body', align: 'end', middle: true, colour: SOFT_INK }).marks,
    ]
  })
  return [
    fill({ ...across, y: area.y, height: 0.9 }, EMBER),
    ...write(frame, {
      ...{ text: edition.family, style: 'title', typeface: 'serif', align: 'center', middle: true, shrinks: true },
      ...{ box: { ...across, y: area.y + 3, height: 25 }, size: 1.3 / scale, colour: INK },
    }).marks,
    rule(area.x, lineY, area.width, LINE),
    ...write(frame, { text: words.say('nameplate'), box: under, style: 'caption', colour: SOFT_INK }).marks,
    ...write(frame, { text: month, box: under, style: 'caption', align: 'end', colour: EMBER }).marks,
    rule(area.x, under.y + under.height, area.width, LINE),
    picture(photo, edition.cover),
    ...more.map((one, at) => {
      const width = (area.width - GAP * (more.length - 1)) / more.length
      return picture({ ...strip, x: area.x + at * (width + GAP), width }, one)
    }),
    ...title.marks,
    ...marks,
  ]
}

function insideHeight(rows: number, rowHeight: number, scale: number): number {
  return 9 * scale + rows * rowHeight
}

/** Three other photos, spread over the month. */
function stripOf({ photos, cover }: Edition) {
  const others = photos.filter(({ id }) => id !== cover.id)
  if (others.length < 3) return []
  return [0.15, 0.5, 0.85].flatMap((share) => others[Math.floor(share * others.length)] ?? [])
}
