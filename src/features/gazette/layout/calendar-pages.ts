import { monthsAfter } from '#shared/days.ts'
import type { Mark } from '../../book-layout/compose.ts'
import type { Box } from '../../book-layout/geometry.ts'
import { MM_OF_POINT } from '../../book-layout/text.ts'
import { daysOf } from '../gazette.rules.ts'
import type { Birthday, Edition, EditionPhoto, EditionWords } from './edition.ts'
import { below, EMBER, fill, heading, INK, LINE, picture, rule, SOFT_INK, TINT, write, type Frame } from './sheet.ts'

type Cell = { date: string; box: Box }

/** Height of their names. */
const WEEKDAYS = 6

/** How many days of its first week aren't of the month. */
function weekdayBefore(month: string, { firstWeekday }: EditionWords): number {
  return (new Date(`${daysOf(month).first}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7
}

/** A cell for each day of a month, below the names of the weekdays. */
function calendar(frame: Frame, month: string, box: Box, words: EditionWords): { marks: Mark[]; cells: Cell[] } {
  const lead = weekdayBefore(month, words)
  const count = Number(daysOf(month).last.slice(8))
  const rows = Math.ceil((lead + count) / 7)
  const head = WEEKDAYS * frame.scale
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

/** A cell is at most this much taller than wide. */
const CELL_TALL = 1.3
const BAND = 27
const QUOTE = 36
/** Longer descriptions aren't quoted. */
const QUOTED_MAX = 110

/** The month as a calendar with a photo on each of its days, its numbers, and something that someone wrote. */
export function glancePage(frame: Frame, edition: Edition, words: EditionWords): Mark[] {
  const top = heading(frame, words.say('glance'), words.month(edition.month))
  const area = below(frame, top.bottom)
  const quoted = quoteOf(edition)
  const [band, said] = [BAND * frame.scale, quoted ? QUOTE * frame.scale : 0]
  const weeks = Math.ceil((weekdayBefore(edition.month, words) + Number(daysOf(edition.month).last.slice(8))) / 7)
  const tallest = weeks * (area.width / 7) * CELL_TALL + WEEKDAYS * frame.scale
  const grid = { ...area, height: Math.min(tallest, area.height - band - said) }
  const left = area.height - grid.height - band - said
  const bandY = grid.y + grid.height + left / 2
  const quote = { ...area, y: bandY + band + left / 4, height: said }
  return [
    ...top.marks,
    ...daysWithPhotos(frame, edition, words, grid),
    ...numbers(frame, edition, words, { ...area, y: bandY + 4, height: band }),
    ...(quoted
      ? write(frame, {
          ...{ text: words.quote(quoted), box: quote, style: 'quote', typeface: 'serif' },
          ...{ align: 'center', middle: true, size: 1.15 },
        }).marks
      : []),
  ]
}

function daysWithPhotos(frame: Frame, edition: Edition, words: EditionWords, grid: Box): Mark[] {
  const shown = new Map<string, EditionPhoto>()
  for (const photo of [...edition.photos, edition.cover])
    if (photo.is_dated && !shown.has(photo.at.slice(0, 10))) shown.set(photo.at.slice(0, 10), photo)
  const { marks, cells } = calendar(frame, edition.month, grid, words)
  return [
    ...marks,
    ...cells.flatMap((cell): Mark[] => {
      const photo = shown.get(cell.date)
      const count = edition.days.get(cell.date) ?? 0
      const chip = { ...cell.box, width: 6.4 * frame.scale, height: 5.8 * frame.scale }
      const text = words.say('dayCount', { count })
      return [
        fill(cell.box, TINT),
        ...(photo ? [picture(cell.box, photo), fill(chip, '#ffffff')] : []),
        ...(!photo && count > 0
          ? write(frame, {
              ...{ text, box: cell.box, style: 'caption', size: 0.85, align: 'center', middle: true, colour: EMBER },
            }).marks
          : []),
        ...dayNumber(frame, cell, count > 0 ? EMBER : SOFT_INK),
      ]
    }),
  ]
}

/** How many photos, days with photos, milestones and answers, as large as a headline. */
function numbers(frame: Frame, { counts, days }: Edition, words: EditionWords, box: Box): Mark[] {
  const { photos, milestones, answers } = counts
  const all = [
    { key: 'countPhotos', count: photos },
    { key: 'countDays', count: days.size },
    { key: 'countMilestones', count: milestones },
    { key: 'countAnswers', count: answers },
  ] as const
  const shown = all.filter(({ count }) => count > 0)
  const width = box.width / shown.length
  const tall = 13 * frame.scale
  return shown.flatMap(({ key, count }, at) => {
    const column = { ...box, x: box.x + at * width, width }
    const center = { align: 'center', middle: true } as const
    return [
      ...write(frame, {
        ...{ text: words.number(count), box: { ...column, height: tall }, ...center },
        ...{ style: 'title', typeface: 'serif', colour: EMBER, size: 1 / Math.sqrt(frame.scale), shrinks: true },
      }).marks,
      ...write(frame, {
        ...{ text: words.say(key, { count }), box: { ...column, y: box.y + tall, height: 6 * frame.scale } },
        ...{ ...center, style: 'caption', colour: SOFT_INK },
      }).marks,
    ]
  })
}

/** What a child said, or the longest description that fits. */
function quoteOf({ answers, photos }: Edition): string | undefined {
  const said = [answers.map(({ words }) => words), photos.map(({ description }) => description)].map((texts) =>
    texts.flatMap((text) => (text && text.trim().length <= QUOTED_MAX ? [text.trim()] : [])),
  )
  return said.flatMap((texts) => texts.toSorted((a, b) => b.length - a.length).slice(0, 1))[0]
}

/** The month after the next one, which is on the last page, as a calendar to fill in. */
export function calendarPage(frame: Frame, edition: Edition, words: EditionWords): Mark[] {
  const month = monthsAfter(edition.month, 2)
  const top = heading(frame, words.say('calendar'), words.month(month))
  return [...top.marks, ...birthdayCalendar(frame, month, below(frame, top.bottom), edition.birthdays, words)]
}

/** With room to write, and birthdays. */
export function birthdayCalendar(
  frame: Frame,
  month: string,
  box: Box,
  birthdays: Birthday[],
  words: EditionWords,
): Mark[] {
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
        ...[x, x + width - 0.15].map((at) => fill({ x: at, y, width: 0.15, height }, LINE)),
        fill({ x, y: y + height - 0.15, width, height: 0.15 }, LINE),
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
