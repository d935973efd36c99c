import type { SourceAnswer, SourceMilestone, SourcePhoto } from '../../book-layout/sources.ts'

/** A photo of the edition. `code` is the whole address that plays what people said about it. */
export type EditionPhoto = SourcePhoto
export type EditionMilestone = SourceMilestone & { photo: EditionPhoto | undefined }
export type Birthday = { name: string; /** A date. */ day: string; age: number }

export type Edition = {
  family: string
  month: string
  cover: EditionPhoto
  /** In the order they're shown. */
  photos: EditionPhoto[]
  milestones: EditionMilestone[]
  answers: SourceAnswer[]
  birthdays: Birthday[]
  counts: { photos: number; milestones: number; answers: number }
  /** How many photos each day has. */
  days: ReadonlyMap<string, number>
}

/** Texts of the pages, in the subscriber's language. */
export type EditionWords = {
  say(key: EditionText, values?: Record<string, string | number>): string
  /** In quotation marks. */
  quote(said: string): string
  /** A month with its year. */
  month(month: string): string
  number(value: number): string
  day(date: string): string
  shortDay(date: string): string
  /** Narrow names of the days of a week, from its first. */
  weekdays: string[]
  /** 0 for Sunday. */
  firstWeekday: number
  questions: string[]
  /** Without the protocol. */
  address: string
}
export type EditionText =
  | 'nameplate'
  | 'inside'
  | 'glance'
  | 'photos'
  | 'milestones'
  | 'answers'
  | 'birthdays'
  | 'turns'
  | 'noBirthdays'
  | 'next'
  | 'listen'
  | 'listenHere'
  | 'scan'
  | 'dayCount'
  | 'questions'
  | 'questionsText'
  | 'letter'
  | 'letterText'
  | 'drawing'
  | 'drawingText'
  | 'calendar'
  | 'made'
  | 'countPhotos'
  | 'countDays'
  | 'countMilestones'
  | 'countAnswers'
