import type { Mark } from '../../book-layout/compose.ts'
import type { Box } from '../../book-layout/geometry.ts'
import type { SourceAnswer } from '../../book-layout/sources.ts'
import { storyPagesFor } from './choose-content.ts'
import type { Edition, EditionMilestone, EditionWords } from './edition.ts'
import { CODE_MM } from './photo-page.ts'
import {
  areaOf,
  below,
  code,
  EMBER,
  fill,
  heading,
  picture,
  rule,
  SOFT_INK,
  TINT,
  write,
  type Frame,
  type Placed,
} from './sheet.ts'

const GAP = 8
const CARD_PADDING = 9
const CARD_MAX = 60
const AIR_MAX = 30
/** From this height on, a photo is as wide as the page. */
const TALL = 85

export type StoryPage = { draw: () => Mark[]; item: string }

/** Milestones and what children said, on a page each, or together if there are few. */
export function storyPages(frame: Frame, edition: Edition, words: EditionWords): StoryPage[] {
  const { milestones, answers } = edition
  const quoted = answers.find((one) => one.words)
  const first = milestones.map(({ name }) => name).join(', ')
  const second = quoted?.words ? words.quote(quoted.words) : words.say('answers')
  const top = areaOf(frame).y
  if (storyPagesFor(edition, frame.isLarge) === 1 && milestones.length > 0 && answers.length > 0) {
    const share = (areaOf(frame).height * milestones.length) / (milestones.length + answers.length)
    const draw = () => {
      const upper = milestonesAt(frame, edition, words, top, top + share)
      return [...upper.marks, ...answersAt(frame, edition, words, upper.bottom + 6)]
    }
    return [{ draw, item: first }]
  }
  return [
    ...(milestones.length > 0 ? [{ draw: () => milestonesAt(frame, edition, words, top).marks, item: first }] : []),
    ...(answers.length > 0 ? [{ draw: () => answersAt(frame, edition, words, top), item: second }] : []),
  ]
}

/** Each milestone with its photo, or on a tinted card without one. */
function milestonesAt(frame: Frame, { milestones }: Edition, words: EditionWords, from: number, to?: number) {
  const top = heading(frame, words.say('milestones'), '', from)
  const area = below(frame, top.bottom)
  const room = Math.min(area.height, (to ?? Infinity) - area.y)
  const heightOf = (one: EditionMilestone) => cardOf(frame, one, area, words).bottom - area.y
  const cards = milestones.filter(({ photo }) => !photo).reduce((sum, one) => sum + heightOf(one), 0)
  const pictured = milestones.filter(({ photo }) => photo).length
  const gaps = GAP * (milestones.length - 1)
  const height = (room - cards - gaps) / Math.max(1, pictured)
  // Without photos, cards are moved apart.
  const air = pictured > 0 ? 0 : Math.min(AIR_MAX, (room - cards - gaps) / (milestones.length + 1))
  const marks = [...top.marks]
  let y = area.y + (to === undefined ? air : 0)
  for (const one of milestones) {
    const block = milestoneBlock(frame, one, { ...area, y, height }, words)
    marks.push(...block.marks)
    y = block.bottom + GAP + air
  }
  return { marks, bottom: y - GAP - air }
}

function cardOf(frame: Frame, one: EditionMilestone, box: Box, words: EditionWords): Placed {
  const inner = { x: box.x + CARD_PADDING, y: box.y + CARD_PADDING, width: box.width - 2 * CARD_PADDING }
  const text = milestoneText(frame, one, { ...inner, height: CARD_MAX * frame.scale }, words, 1.25)
  const card = { ...box, height: text.bottom + CARD_PADDING - box.y }
  return { marks: [fill(card, TINT), ...text.marks], bottom: card.y + card.height }
}

function milestoneBlock(frame: Frame, one: EditionMilestone, box: Box, words: EditionWords): Placed {
  const { photo } = one
  if (!photo) return cardOf(frame, one, box, words)
  const textHeight = (one.description ? 56 : 26) * frame.scale
  if (box.height > TALL + textHeight) {
    const shown = { ...box, height: Math.min((box.width * photo.height) / photo.width, box.height - textHeight) }
    const under = { ...box, y: shown.y + shown.height + 6, height: textHeight - 6 }
    const text = milestoneText(frame, one, under, words, 1.25)
    return { marks: [picture(shown, photo), ...text.marks], bottom: text.bottom }
  }
  const width = Math.min(box.width * 0.56, (box.height * photo.width) / photo.height / 0.9)
  const height = Math.min(box.height, (width * photo.height) / photo.width / 0.85)
  const text = { ...box, x: box.x + width + GAP, width: box.width - width - GAP, height }
  const marks = [picture({ ...box, width, height }, photo), ...milestoneText(frame, one, text, words).marks]
  return { marks, bottom: box.y + height }
}

function milestoneText(frame: Frame, one: EditionMilestone, box: Box, words: EditionWords, size = 1) {
  const scale = frame.scale * size
  const title = { ...box, height: Math.min(16 * scale, box.height) }
  const name = write(frame, { text: one.name, box: title, style: 'heading', typeface: 'serif', size })
  const when = [words.day(one.date), one.age ?? ''].filter(Boolean).join(' · ')
  const line = { ...box, y: name.bottom + 2, height: 9.5 * frame.scale }
  const date = write(frame, { text: when, box: line, style: 'caption', colour: EMBER })
  if (!one.description) return { marks: [...name.marks, ...date.marks], bottom: date.bottom }
  const rest = { ...box, y: date.bottom + 2.5 }
  const height = Math.max(0, box.y + box.height - rest.y)
  const text = write(frame, { text: one.description, box: { ...rest, height }, style: 'body', size })
  return { marks: [...name.marks, ...date.marks, ...text.marks], bottom: text.bottom }
}

/** What children said, in large type, with codes for recordings. */
function answersAt(frame: Frame, { answers }: Edition, words: EditionWords, from: number): Mark[] {
  const top = heading(frame, words.say('answers'), '', from)
  const area = below(frame, top.bottom)
  const share = area.height / answers.length
  const blocks = answers.flatMap((answer, at) => {
    const box = { ...area, y: area.y + at * share, height: share - GAP }
    return [...(at > 0 ? [rule(area.x, box.y - GAP / 2, area.width)] : []), ...answerBlock(frame, answer, box, words)]
  })
  return [...top.marks, ...blocks]
}

/** In the middle of its part of the page; the more room, the larger. */
function answerBlock(frame: Frame, answer: SourceAnswer, box: Box, words: EditionWords): Mark[] {
  const { question, words: said, child, age, date, code: address } = answer
  const { scale } = frame
  const width = box.width - (address ? CODE_MM + GAP : 0)
  const text = said ? words.quote(said) : words.say('scan')
  const size = box.height > 95 * scale ? 1.7 : box.height > 60 * scale ? 1.35 : 1
  const parts = (y: number) => {
    const asked = write(frame, {
      ...{ text: question, box: { ...box, y, width, height: 11 * scale }, style: 'body', colour: SOFT_INK },
    })
    const rest = box.height - (asked.bottom - y) - 12 * scale
    const quote = { ...box, y: asked.bottom + 3, width, height: Math.max(8 * scale, rest) }
    const quoted = write(frame, { text, box: quote, style: 'quote', typeface: 'serif', size })
    const by = { ...box, y: quoted.bottom + 3, width, height: 6 * scale }
    const who = [child, age ?? '', words.shortDay(date)].filter(Boolean).join(' · ')
    const said_by = write(frame, { text: who, box: by, style: 'caption', colour: EMBER })
    return { marks: [...asked.marks, ...quoted.marks, ...said_by.marks], bottom: said_by.bottom }
  }
  const { bottom } = parts(box.y)
  const y = box.y + Math.max(0, (box.y + box.height - bottom) / 2 - 2)
  const square = { x: box.x + box.width - CODE_MM, y: y + 1, width: CODE_MM, height: CODE_MM }
  return [...parts(y).marks, ...(address ? [code(square, address)] : [])]
}
