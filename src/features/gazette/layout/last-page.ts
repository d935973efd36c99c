import { monthsAfter } from '#shared/days.ts'
import type { Mark } from '../../book-layout/compose.ts'
import type { Box } from '../../book-layout/geometry.ts'
import type { Birthday, Edition, EditionWords } from './edition.ts'
import { birthdayCalendar } from './calendar-pages.ts'
import { areaOf, code, EMBER, fill, heading, rule, SOFT_INK, TINT, write, type Frame } from './sheet.ts'

const CODE_MM = 26
/** Of a row of birthdays. */
const BIRTHDAY_MM = 17
const CALENDAR_MIN = 88

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
  const foot = area.y + area.height - 12 * scale
  const month = monthsAfter(edition.month, 1)
  const head = heading(frame, words.say('next'), words.month(month))
  const codeRows = Math.min(2, Math.ceil(voices.length / inRow))
  const voicesHeight = codeRows * (CODE_MM + 6) + (codeRows > 0 ? 20 * scale : 0)
  const top = foot - voicesHeight - 2
  const room = top - head.bottom - 4
  const dayRows = Math.ceil(Math.min(edition.birthdays.length, 2 * inRow) / inRow)
  const birthdayHeight = (rows: number) => 9 * scale + Math.max(rows, 0.7) * BIRTHDAY_MM * scale
  const rows = room - birthdayHeight(dayRows) < CALENDAR_MIN ? Math.min(1, dayRows) : dayRows
  const grid = { ...area, y: head.bottom, height: room - birthdayHeight(rows) - 5 }
  const ahead = { ...area, y: grid.y + grid.height + 5, height: birthdayHeight(rows) }
  const shown = voices.slice(0, codeRows * inRow)
  const width = area.width / inRow
  const codes = shown.flatMap(({ address, label }, at): Mark[] => {
    const x = area.x + (at % inRow) * width
    const y = top + 18 * scale + Math.floor(at / inRow) * (CODE_MM + 6)
    const text = { x: x + CODE_MM + 4, y, width: width - CODE_MM - 8, height: CODE_MM }
    return [
      code({ x, y, width: CODE_MM, height: CODE_MM }, address),
      ...write(frame, { text: label.replaceAll(/\s+/g, ' '), box: text, style: 'caption', middle: true }).marks,
    ]
  })
  const title = { ...area, y: top, height: 7 * scale }
  const listen = codeRows > 0 && [
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
    ...head.marks,
    ...birthdayCalendar(frame, month, grid, edition.birthdays, words),
    ...birthdays(frame, edition.birthdays.slice(0, rows * inRow), ahead, words),
    ...(listen || []),
    ...codes,
    rule(area.x, foot, area.width),
    ...write(frame, { text: made, box: imprint, style: 'caption', align: 'center', colour: SOFT_INK }).marks,
  ]
}

/** Each with the new age as a headline. */
function birthdays(frame: Frame, ahead: Birthday[], box: Box, words: EditionWords): Mark[] {
  const { scale, isLarge } = frame
  const inRow = isLarge ? 2 : 3
  const width = box.width / inRow
  const title = write(frame, {
    ...{ text: words.say('birthdays'), box: { ...box, height: 7 * scale }, style: 'body', typeface: 'serif' },
    colour: EMBER,
  })
  const y = box.y + 8.5 * scale
  if (ahead.length === 0) {
    const none = { ...box, y, height: 6 * scale }
    const text = words.say('noBirthdays')
    return [...title.marks, ...write(frame, { text, box: none, style: 'body', colour: SOFT_INK }).marks]
  }
  const tall = BIRTHDAY_MM * scale - 3
  const cards = ahead.flatMap(({ name, age, day }, at): Mark[] => {
    const card = {
      ...{ x: box.x + (at % inRow) * width, y: y + Math.floor(at / inRow) * BIRTHDAY_MM * scale },
      ...{ width: width - 4, height: tall },
    }
    const number = { ...card, width: 15 * scale }
    const text = { ...card, x: card.x + 15 * scale, width: card.width - 17 * scale }
    return [
      fill(card, TINT),
      ...write(frame, {
        ...{ text: words.number(age), box: number, style: 'heading', typeface: 'serif', align: 'center' },
        ...{ middle: true, colour: EMBER, shrinks: true, size: 1.15 },
      }).marks,
      ...write(frame, {
        text: words.say('turns', { name, age }),
        box: { ...text, y: card.y + tall * 0.14, height: tall * 0.42 },
        style: 'body',
        middle: true,
        shrinks: true,
      }).marks,
      ...write(frame, {
        text: words.day(day),
        box: { ...text, y: card.y + tall * 0.54, height: tall * 0.36 },
        style: 'caption',
        middle: true,
        colour: SOFT_INK,
        shrinks: true,
      }).marks,
    ]
  })
  return [...title.marks, ...cards]
}
