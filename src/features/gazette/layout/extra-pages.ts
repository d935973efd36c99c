import type { Mark } from '../../book-layout/compose.ts'
import type { Edition, EditionWords } from './edition.ts'
import { calendarPage } from './calendar-pages.ts'
import { below, EMBER, fill, heading, LINE, rule, SOFT_INK, write, type Frame } from './sheet.ts'

export type Extra = 'questions' | 'calendar' | 'letter' | 'drawing'
/** What fills the pages of a month with few photos, in this order. */
export const extras: readonly Extra[] = ['questions', 'letter', 'drawing', 'calendar']

export function extraPage(extra: Extra, frame: Frame, edition: Edition, words: EditionWords): Mark[] {
  if (extra === 'calendar') return calendarPage(frame, edition, words)
  const top = heading(frame, words.say(extra))
  const intro = { ...below(frame, top.bottom), height: 13 * frame.scale }
  const { marks, bottom } = write(frame, {
    text: words.say(`${extra}Text`),
    box: intro,
    style: 'body',
    colour: SOFT_INK,
  })
  const area = below(frame, bottom + 6)
  return [...top.marks, ...marks, ...{ questions, letter, drawing }[extra](frame, area, words)]
}

type Area = { x: number; y: number; width: number; height: number }

/** Questions that all generations can ask each other, with room to note answers. */
function questions(frame: Frame, area: Area, words: EditionWords): Mark[] {
  const shown = words.questions.slice(0, frame.isLarge ? 4 : 5)
  const height = area.height / shown.length
  return shown.flatMap((text, at) => {
    const box = { ...area, y: area.y + at * height, height: 17 * frame.scale }
    const { marks, bottom } = write(frame, { text, box, style: 'heading', typeface: 'serif' })
    const lines = Array.from({ length: 3 }, (_, line) => bottom + 10 + line * 9).filter((y) => y < box.y + height - 4)
    return [...marks, ...lines.map((y) => rule(area.x, y, area.width))]
  })
}

function letter(_frame: Frame, area: Area): Mark[] {
  const STEP = 11
  const lines = Math.floor(area.height / STEP)
  return Array.from({ length: lines }, (_, at) => rule(area.x, area.y + (at + 1) * STEP - 2, area.width))
}

function drawing(_frame: Frame, { x, y, width, height }: Area): Mark[] {
  const [thick, inset] = [0.6, 2.2]
  const frameOf = (by: number, colour: string): Mark[] => [
    fill({ x: x + by, y: y + by, width: width - 2 * by, height: thick }, colour),
    fill({ x: x + by, y: y + height - by - thick, width: width - 2 * by, height: thick }, colour),
    fill({ x: x + by, y: y + by, width: thick, height: height - 2 * by }, colour),
    fill({ x: x + width - by - thick, y: y + by, width: thick, height: height - 2 * by }, colour),
  ]
  return [...frameOf(0, EMBER), ...frameOf(inset, LINE)]
}
