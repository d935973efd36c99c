import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { monthsOptions } from '#features/gallery/web/timeline/timeline.data.ts'
import { childrenOptions } from '#features/people/web/people.data.ts'
import type { photosContract as photosContractType, PhotoListed } from '#features/photos/photos.contract.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { call } from '#web/api.ts'
import { createStore, useStore } from '#web/external-store.ts'
import { operationsOf } from '#web/operations.ts'
import { OWN } from '#web/own-storage.ts'
import { storedValue, textsIn } from '#web/stored-value.ts'
import { useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import type { Book } from '../books.contract.ts'
import { isPrintable } from '../books.rules.ts'
import { daysOfYear, proposedYear, SHORT_BOOK_PHOTOS, yearOfLife } from '../proposed-year.ts'

const photosContract = operationsOf<typeof photosContractType>()

const PHOTOS_SHOWN = 24
/** Of larger families, only the first children are offered books. */
const CHILDREN_MAX = 6

export type Proposal = {
  /** What it's about, such as the year. */
  key: string
  family_id: string
  title: string
  text: string
  photo: PhotoListed | undefined
  source: { taken_from: string; taken_to: string; person_ids?: string[] }
}

/** Books that the family doesn't have yet: of its latest year, and of the year of a child. None before `books` are known. */
export function useProposals(
  family_id: string,
  books: readonly Book[] | undefined,
): { isLoading: boolean; proposals: Proposal[] } {
  const titles = books?.flatMap((book) => (book.family_id === family_id ? [book.title] : []))
  const [ofYear, ofChild] = [useYearProposal(family_id, titles), useChildProposal(family_id, titles)]
  const hidden = useStore(dismissed)
  return {
    isLoading: ofYear.isLoading || ofChild.isLoading,
    proposals: [ofYear.proposal, ofChild.proposal].flatMap((one) =>
      one?.photo && !hidden.includes(one.key) ? [one] : [],
    ),
  }
}

const stored = storedValue(`${OWN}dismissed-books`, textsIn)
const dismissed = createStore(stored.read() ?? [])

export function dismiss({ key }: Proposal): void {
  const all = [...dismissed.get(), key]
  stored.write(all)
  dismissed.set(all)
}

type Found = { isLoading: boolean; proposal?: Proposal }

function useYearProposal(family_id: string, titles: readonly string[] | undefined): Found {
  const t = useText('books.proposal')
  const today = useToday()
  const months = useQuery({ ...monthsOptions(family_id, {}), enabled: family_id !== '' })
  const found = titles && proposedYear(months.data ?? [], today, titles)
  const year = found?.year ?? ''
  const source = daysOfYear(year)
  const photos = useQuery({
    ...photosOfDaysOptions(family_id, source.taken_from, source.taken_to),
    enabled: found !== undefined,
  })
  const isLoading = months.isLoading || photos.isLoading
  if (!found || !photos.data) return { isLoading }
  const text = t('text', { count: found.photos, year })
  const key = `${family_id} ${year}`
  return {
    isLoading,
    proposal: { key, family_id, title: t('bookTitle', { year }), text, source, photo: coverOf(photos.data) },
  }
}

/** The child whose birthday was last, of those with enough photos. */
function useChildProposal(family_id: string, titles: readonly string[] | undefined): Found {
  const t = useText('books.proposal.child')
  const today = useToday()
  const { data: children = [], isLoading } = useQuery({ ...childrenOptions(family_id), enabled: family_id !== '' })
  const years = children.slice(0, CHILDREN_MAX).flatMap((child) => {
    const lived = child.birth_date ? yearOfLife(child.birth_date, today) : undefined
    const title = lived && t('bookTitle', { name: child.first_name, age: lived.age })
    return lived && title && titles && !titles.includes(title) ? [{ child, title, ...lived }] : []
  })
  const answers = useQueries({
    queries: years.map(({ child, from, to }) => photosOfDaysOptions(family_id, from, to, child.id)),
    combine: (all) => ({ photos: all.map(({ data }) => data ?? []), isLoading: all.some((one) => one.isLoading) }),
  })
  const [found] = years
    .flatMap((year, at) => {
      const photos = answers.photos[at] ?? []
      return photos.length >= SHORT_BOOK_PHOTOS ? [{ ...year, photos }] : []
    })
    .toSorted((one, other) => (one.to < other.to ? 1 : -1))
  if (!found) return { isLoading: isLoading || answers.isLoading }
  const { child, title, age, from, to, photos } = found
  return {
    isLoading: answers.isLoading,
    proposal: {
      ...{ family_id, title, photo: coverOf(photos), text: t('text', { name: child.first_name, age }) },
      key: `${family_id} ${child.id} ${age}`,
      source: { taken_from: from, taken_to: to, person_ids: [child.id] },
    },
  }
}

export const coverOf = (photos: readonly PhotoListed[]) => photos.find(({ is_favorite }) => is_favorite) ?? photos[0]

/** Photos of these days, or of any, for a small choice, such as a cover. */
export function photosOfDaysOptions(family_id: string, from: string, to: string, person_ids?: string) {
  const [taken_from, taken_to] = [from || undefined, to || undefined]
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'days', taken_from, taken_to, person_ids],
    queryFn: ({ signal }) =>
      call(photosContract.listPhotos, { family_id, taken_from, taken_to, person_ids, limit: PHOTOS_SHOWN }, { signal }),
    select: ({ photos }) => photos.filter(isPrintable),
  })
}
