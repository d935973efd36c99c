import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { monthsOptions } from '#features/gallery/web/timeline/timeline.data.ts'
import { childrenOptions } from '#features/people/web/people.data.ts'
import type { photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import type { Book } from '../books.contract.ts'
import { daysOfYear, proposedYear, yearOfLife } from '../proposed-year.ts'
import { ProposedBook } from './proposed-book.tsx'

const photosContract = operationsOf<typeof photosContractType>()

const PHOTOS_SHOWN = 24
/** Enough for about eight pages. */
const CHILD_PHOTOS_MIN = 12
/** Of larger families, only the first children are offered books. */
const CHILDREN_MAX = 6

type BookProposalsProps = { family_id: string; books: readonly Book[] }

/** Offers books that the family doesn't have yet: of its latest year, and of the year of a child. */
export function BookProposals({ family_id, books }: BookProposalsProps) {
  const titles = books.flatMap((book) => (book.family_id === family_id ? [book.title] : []))
  return (
    <div className="-mx-4 mb-6 flex snap-x gap-3 overflow-x-auto scroll-px-4 px-4 empty:hidden sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] sm:gap-5 sm:overflow-visible sm:px-0">
      <YearProposal family_id={family_id} titles={titles} />
      <ChildProposal family_id={family_id} titles={titles} />
    </div>
  )
}

type ProposalProps = { family_id: string; titles: readonly string[] }

function YearProposal({ family_id, titles }: ProposalProps) {
  const t = useText('books.proposal')
  const { data: months = [] } = useQuery(monthsOptions(family_id, {}))
  const found = proposedYear(months, useToday(), titles)
  const year = found?.year ?? ''
  const days = daysOfYear(year)
  const { data: photos = [] } = useQuery({
    ...photosOfDaysOptions(family_id, days.taken_from, days.taken_to),
    enabled: found !== undefined,
  })
  if (!found) return null
  return (
    <ProposedBook
      {...{ family_id, photos, name: year }}
      title={t('bookTitle', { year })}
      heading={t('title', { year })}
      text={t('text', { count: found.photos, year })}
      source={days}
    />
  )
}

/** The child whose birthday was last, of those with enough photos. */
function ChildProposal({ family_id, titles }: ProposalProps) {
  const t = useText('books.proposal.child')
  const today = useToday()
  const { data: children = [] } = useQuery(childrenOptions(family_id))
  const years = children.slice(0, CHILDREN_MAX).flatMap((child) => {
    const lived = child.birth_date ? yearOfLife(child.birth_date, today) : undefined
    const title = lived && t('bookTitle', { name: child.first_name, age: lived.age })
    return lived && title && !titles.includes(title) ? [{ child, title, ...lived }] : []
  })
  const found = useQueries({
    queries: years.map(({ child, from, to }) => photosOfDaysOptions(family_id, from, to, child.id)),
    combine: (answers) =>
      answers
        .flatMap(({ data: photos = [] }, index) => {
          const year = years[index]
          return year && photos.length >= CHILD_PHOTOS_MIN ? [{ ...year, photos }] : []
        })
        .toSorted((one, other) => (one.to < other.to ? 1 : -1))[0],
  })
  if (!found) return null
  const { child, title, age, from, to, photos } = found
  return (
    <ProposedBook
      {...{ family_id, photos, title, name: `${child.id} ${age}` }}
      heading={t('title', { name: child.first_name })}
      text={t('text', { name: child.first_name, age })}
      source={{ taken_from: from, taken_to: to, person_ids: [child.id] }}
    />
  )
}

/** Photos of these days for a small choice, such as a cover. */
function photosOfDaysOptions(family_id: string, taken_from: string, taken_to: string, person_ids?: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'days', taken_from, taken_to, person_ids],
    queryFn: ({ signal }) =>
      call(photosContract.listPhotos, { family_id, taken_from, taken_to, person_ids, limit: PHOTOS_SHOWN }, { signal }),
    select: ({ photos }) => photos.filter(({ kind, audience }) => kind === 'image' && audience !== 'private'),
  })
}
