import { choosePhotos, inOrder } from '../../book-layout/choose.ts'
import type { BookSources, SourcePhoto } from '../../book-layout/sources.ts'
import { GAZETTE_PAGES } from '../gazette.rules.ts'

/** Cover, month at a glance, and what's next. */
const OTHER_PAGES = 3
const most = {
  normal: { photosOfPage: 6, milestones: 3, answers: 4, voices: 6 },
  large: { photosOfPage: 3, milestones: 2, answers: 3, voices: 4 },
}

export type Content = {
  cover: SourcePhoto
  photos: SourcePhoto[]
  /** Each with its best photo. */
  milestones: (BookSources['milestones'][number] & { photo: SourcePhoto | undefined })[]
  answers: BookSources['answers']
}

/** What of a month is in its edition: photos with voices first, then the best, spread over the month. */
export function chooseContent(sources: BookSources, cover: SourcePhoto, isLarge: boolean): Content {
  const limits = most[isLarge ? 'large' : 'normal']
  const milestones = sources.milestones.slice(0, limits.milestones).map((one) => ({
    ...one,
    photo: choosePhotos(
      sources.photos.filter(({ milestone_id }) => milestone_id === one.id),
      1,
    )[0],
  }))
  const spoken = sources.answers.filter(({ words, code }) => words ?? code)
  const answers = [...spoken.filter(({ code }) => code), ...spoken.filter(({ code }) => !code)].slice(0, limits.answers)
  const pages = GAZETTE_PAGES - OTHER_PAGES - storyPagesFor({ milestones, answers }, isLarge)
  const shownElsewhere = new Set([cover.id, ...milestones.flatMap(({ photo }) => photo?.id ?? [])])
  const others = sources.photos.filter(({ id, code }) => code ?? !shownElsewhere.has(id))
  // A small month shows its cover again, whole and with its caption.
  const photos = others.length >= pages ? others : sources.photos
  const room = pages * limits.photosOfPage
  const voiced = photos.filter(({ code }) => code).slice(0, Math.min(limits.voices, room))
  const rest = photos.filter((photo) => !voiced.includes(photo))
  return { cover, milestones, answers, photos: inOrder([...voiced, ...choosePhotos(rest, room - voiced.length)]) }
}

/** A few milestones and answers share a page. */
export function storyPagesFor(
  { milestones, answers }: Pick<Content, 'milestones' | 'answers'>,
  isLarge: boolean,
): number {
  const count = milestones.length + answers.length
  if (count === 0) return 0
  return milestones.length === 0 || answers.length === 0 || count <= (isLarge ? 2 : 3) ? 1 : 2
}
