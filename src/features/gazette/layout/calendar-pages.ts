import type { Mark } from '../../book-layout/compose.ts'
import type { Box } from '../../book-layout/geometry.ts'
import { MM_OF_POINT } from '../../book-layout/text.ts'
import { daysOf, monthsAfter } from '../gazette.rules.ts'
import type { Birthday, Edition, EditionPhoto, EditionWords } from './edition.ts'
import {
  areaOf,
  below,
  EMBER,
  fill,
  heading,
  INK,
  LINE,
  picture,
  rule,
  SOFT_INK,
  TINT,
  write,
  type Frame,
} from './sheet.ts'

type Cell = { date: string; box: Box }

/** A cell for each day of a month, below the names of the weekdays. */
function calendar(frame: Frame, month: string, box: Box, words: EditionWords): { marks: Mark[]; cells: Cell[] } {
  const { first, last } = daysOf(month)
  const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
  const lead = (weekdayOf(first) - words.firstWeekday + 7) % 7
  const count = Number(last.slice(8))
  const rows = Math.ceil((lead + count) / 7)
  const head = 6 * frame.scale
  const [width, height] = [box.width / 7, (box.height - head) / rows]
  const names = words.weekdays.flatMap((text, at) => {
    const name = { x: box.x + at * width, y: box.y, width, height: head - 1 }
    return write(frame, { text, box: name, style: 'caption', align: 'center', colour: SOFT_INK }).marks
  })
  const cells = Array.from({ length: count }, (_, at): Cell => {
    const place = lead + at
    return {
      date: `${month}-${String(at + 1).padStart(2, '0')}`,
      box: {
        x: box.x + (place % 7) * width + 0.6,
        y: box.y + head + Math.floor(place / 7) * height + 0.6,
        ...{ width: width - 1.2, height: height - 1.2 },
      },
    }
  })
  return { marks: names, cells }
}

function dayNumber(frame: Frame, { date, box }: Cell, colour = INK): Mark[] {
  const at = { x: box.x + 1.4, y: box.y + 0.8, width: box.width - 2, height: 5 * frame.scale }
  return write(frame, { text: String(Number(date.slice(8))), box: at, style: 'caption', colour }).marks
}

/** The month as a calendar with a photo on each of its days. */
export function glancePage(frame: Frame, edition: Edition, words: EditionWords): Mark[] {
  const top = heading(frame, words.say('glance'), words.month(edition.month))
  const area = below(frame, top.bottom)
  const foot = 17 * frame.scale
  const shown = new Map<string, EditionPhoto>()
  for (const photo of [...edition.photos, edition.cover])
    if (photo.is_dated && !shown.has(photo.at.slice(0, 10))) shown.set(photo.at.slice(0, 10), photo)
  const grid = { ...area, height: area.height - foot }
  const { marks, cells } = calendar(frame, edition.month, grid, words)
  const countOf = (box: Box, count: number) =>
    write(frame, {
      ...{ text: words.say('dayCount', { count }), box, style: 'caption', size: 0.85 },
      ...{ align: 'center', middle: true, colour: SOFT_INK },
    }).marks
  const days = cells.flatMap((cell): Mark[] => {
    const { x, width } = cell.box
    const photo = shown.get(cell.date)
    const number = 5.2 * frame.scale
    const inner = { ...cell.box, y: cell.box.y + number, height: cell.box.height - number }
    const count = edition.days.get(cell.date) ?? 0
    const isLoud = count > 0
    return [
      rule(x, cell.box.y, width, isLoud ? EMBER : LINE),
      ...(photo ? [picture(inner, photo)] : isLoud ? [fill(inner, TINT), ...countOf(inner, count)] : []),
      ...dayNumber(frame, cell, isLoud ? EMBER : SOFT_INK),
    ]
  })
  const y = grid.y + grid.height + (area.y + area.height - grid.y - grid.height - foot) / 2 + 3
  const counts = write(frame, {
    ...{ text: words.say('counts', edition.counts), style: 'quote', typeface: 'serif', align: 'center', middle: true },
    box: { ...area, y, height: foot - 3 },
  })
  return [...top.marks, ...marks, ...days, ...counts.marks]
}

/** The month after the next one, which is on the last page, as a calendar to fill in. */
export function calendarPage(frame: Frame, edition: Edition, words: EditionWords): Mark[] {
  const month = monthsAfter(edition.month, 2)
  const top = heading(frame, words.say('calendar'), words.month(month))
  return [...top.marks, ...birthdayCalendar(frame, month, below(frame, top.bottom), edition.birthdays, words)]
}

function birthdayCalendar(frame: Frame, month: string, box: Box, birthdays: Birthday[], words: EditionWords): Mark[] {
  const { marks, cells } = calendar(frame, month, box, words)
  return [
    ...marks,
    ...cells.flatMap((cell): Mark[] => {
      const { x, y, width, height } = cell.box
      const names = birthdays.filter(({ day }) => day === cell.date).map(({ name }) => name)
      const text = { x: x + 1.2, y: y + 5.4 * frame.scale, width: width - 2, height: height - 5.8 * frame.scale }
      return [
        ...(names.length > 0 ? [fill(cell.box, TINT)] : []),
        rule(x, y, width, names.length > 0 ? EMBER : LINE),
        ...dayNumber(frame, cell, names.length > 0 ? EMBER : INK),
        ...write(frame, { text: names.join('\n'), box: text, style: 'caption', size: sizeOf(frame, names, text.width) })
          .marks,
      ]
    }),
  ]
}

const [NAME_SIZE, NAME_FONT, NAME_POINTS] = [0.85, 'figtree-latin-400-normal', 9.5] as const

/** Small enough that no name is broken. */
function sizeOf({ measure, scale }: Frame, names: string[], width: number): number {
  const words = names.flatMap((name) => name.split(/\s+/))
  const longest = Math.max(...words.map((word) => measure(word, NAME_FONT, false) * NAME_POINTS * MM_OF_POINT * scale))
  return Math.max(NAME_SIZE / 2, Math.min(NAME_SIZE, (0.97 * width) / longest))
}

const BIRTHDAYS_MAX = 6

/** Birthdays ahead, and a small calendar of the next month. Returns where it ends. */
export function nextMonth(frame: Frame, edition: Edition, words: EditionWords, height: number): Mark[] {
  const month = monthsAfter(edition.month, 1)
  const top = heading(frame, words.say('next'), words.month(month))
  const area = areaOf(frame)
  const columns = frame.isLarge ? 0.52 : 0.46
  const list = { x: area.x, y: top.bottom, width: area.width * columns - 8, height }
  const grid = {
    x: area.x + area.width * columns,
    y: top.bottom,
    width: area.width * (1 - columns),
    height: height - 4,
  }
  const title = write(frame, {
    text: words.say('birthdays'),
    box: { ...list, height: 7 * frame.scale },
    style: 'body',
    typeface: 'serif',
    colour: EMBER,
  })
  const rowHeight = 12.5 * frame.scale
  let y = list.y + 8 * frame.scale
  const shown = edition.birthdays.slice(0, Math.min(BIRTHDAYS_MAX, Math.floor((height - 8 * frame.scale) / rowHeight)))
  const rows = shown.flatMap(({ name, age, day }) => {
    const box = { ...list, y, height: 5.6 * frame.scale }
    y += rowHeight
    const under = { ...box, y: box.y + 5.4 * frame.scale }
    return [
      ...write(frame, { text: words.say('turns', { name, age }), box, style: 'body' }).marks,
      ...write(frame, { text: words.day(day), box: under, style: 'caption', colour: SOFT_INK }).marks,
    ]
  })
  const none = { ...list, y, height: 24 * frame.scale }
  return [
    ...top.marks,
    ...title.marks,
    ...(shown.length > 0
      ? rows
      : write(frame, { text: words.say('noBirthdays'), box: none, style: 'body', colour: SOFT_INK }).marks),
    ...birthdayCalendar(frame, month, grid, edition.birthdays, words),
  ]
}
