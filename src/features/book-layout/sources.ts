/** A photo that may come into a book. Films and what is private are none. */
export type SourcePhoto = {
  id: string
  width: number
  height: number
  /** Where the gallery shows it, a local time without a zone. */
  at: string
  /** False where nobody knows when it was taken: captions then leave the date out. */
  is_dated: boolean
  description: string | null
  place: string | null
  is_favorite: boolean
  milestone_id: string | null
  /** Of what is said to it, where somebody says something. */
  code: string | null
}
export type SourceMilestone = { id: string; name: string; description: string | null; date: string; age: string | null }
export type SourceAnswer = {
  question: string
  words: string | null
  /** A local day. */
  date: string
  child: string
  age: string | null
  /** Of the film that goes with it. */
  code: string | null
}
export type BookSources = { photos: SourcePhoto[]; milestones: SourceMilestone[]; answers: SourceAnswer[] }

/** Sentences of the book's language. */
export type BookWords = {
  day(date: string): string
  /** From the first to the last day. */
  days(from: string, to: string): string
  watch: string
  /** On the back of the cover. */
  made: string
}
