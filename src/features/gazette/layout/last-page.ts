import type { Mark } from '../../book-layout/compose.ts'
import type { Edition, EditionWords } from './edition.ts'
import { nextMonth } from './calendar-pages.ts'
import { areaOf, code, EMBER, rule, SOFT_INK, write, type Frame } from './sheet.ts'

const CODE_MM = 26

/** What's next, every code of the edition, and who made it. */
export function lastPage(frame: Frame, edition: Edition, words: EditionWords): Mark[] {
  const area = areaOf(frame)
  const { scale } = frame
  const voices = [
    ...edition.photos.flatMap(({ code: address, description, at }) =>
      address ? [{ address, label: description || words.shortDay(at.slice(0, 10)) }] : [],
    ),
    ...edition.answers.flatMap(({ code: address, child, question }) =>
      address ? [{ address, label: `${child}: ${question}` }] : [],
    ),
  ]
  const inRow = frame.isLarge ? 2 : 3
  const shown = voices.slice(0, 2 * inRow)
  const rows = Math.ceil(shown.length / inRow)
  const foot = area.y + area.height - 12 * scale
  const voicesHeight = rows * (CODE_MM + 8) + (rows > 0 ? 22 * scale : 0)
  const top = foot - voicesHeight
  const width = area.width / inRow
  const codes = shown.flatMap(({ address, label }, at): Mark[] => {
    const x = area.x + (at % inRow) * width
    const y = top + 20 * scale + Math.floor(at / inRow) * (CODE_MM + 8)
    const text = { x: x + CODE_MM + 4, y, width: width - CODE_MM - 8, height: CODE_MM }
    return [
      code({ x, y, width: CODE_MM, height: CODE_MM }, address),
      ...write(frame, { text: label.replaceAll(/\s+/g, ' '), box: text, style: 'caption', middle: true }).marks,
    ]
  })
  const title = { ...area, y: top, height: 7 * scale }
  const listen = rows > 0 && [
    ...write(frame, { text: words.say('listen'), box: title, style: 'body', typeface: 'serif', colour: EMBER }).marks,
    ...write(frame, {
      text: words.say('listenHere'),
      box: { ...title, y: top + 7.5 * scale, height: 11 * scale },
      style: 'caption',
      colour: SOFT_INK,
    }).marks,
  ]
  const imprint = { ...area, y: foot + 3, height: 9 * scale }
  const made = words.say('made', { family: edition.family, address: words.address })
  return [
    ...nextMonth(
      frame,
      edition,
      words,
      Math.min(top - 10, area.y + area.height * (rows > 0 ? 0.62 : 1)) - area.y - 14 * scale,
    ),
    ...(listen || []),
    ...codes,
    rule(area.x, foot, area.width),
    ...write(frame, { text: made, box: imprint, style: 'caption', align: 'center', colour: SOFT_INK }).marks,
  ]
}
