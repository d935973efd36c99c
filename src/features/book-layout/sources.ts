import type { PhotoSlot } from './document.ts'
import type { Focus } from './photo-slot.ts'

/** A photo that can be in a book. Videos and private photos can't. */
export type SourcePhoto = {
  id: string
  width: number
  height: number
  focus: Focus
  /** Local time without a time zone, as in the gallery. */
  at: string
  /** Whether the day is known. */
  is_dated: boolean
  /** What is known if the day isn't, in the book's language: "Around 1965". */
  around: string | null
  description: string | null
  place: string | null
  is_favorite: boolean
  /** The people in it. */
  person_ids: string[]
  milestone_id: string | null
  /** Code of its audio caption, if it has one. */
  code: string | null
}
export type SourceMilestone = { id: string; name: string; description: string | null; date: string; age: string | null }
export type SourceAnswer = {
  question: string
  words: string | null
  /** A local date. */
  date: string
  child: string
  child_id: string
  /** The child's portrait. */
  face?: PhotoSlot | undefined
  age: string | null
  /** Code of the video, if there is one. */
  code: string | null
}
export type BookSources = { photos: SourcePhoto[]; milestones: SourceMilestone[]; answers: SourceAnswer[] }

/** Where a photo is among those of its page. */
export type Position =
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | `${'top' | 'middle' | 'bottom'}_${'left' | 'right'}`
  | 'bottom_middle'

/** Texts in the book's language. */
export type BookTexts = {
  day(date: string): string
  days(from: string, to: string): string
  /** All years before this one. */
  before(year: string): string
  /** What's said about one of a page's photos. */
  at(position: Position, said: string): string
  /** In quotation marks. */
  quote(said: string): string
  watch: string
  /** Title of the map. */
  places: string
  /** Imprint on the back cover. */
  made: string
}
