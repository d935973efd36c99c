import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { monthsOptions } from '#features/gallery/web/timeline/timeline.data.ts'
import { photosOfDaysOptions } from '#features/photos/web/photos.data.ts'
import type { Locale } from '#shared/locales.ts'
import { operationsOf } from '#web/operations.ts'
import { OWN } from '#web/own-storage.ts'
import { storedValue, textsIn } from '#web/stored-value.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useToday } from '#web/use-today.ts'
import { templateLooks } from '../book-offer.ts'
import type { Book, booksContract as booksContractType } from '../books.contract.ts'
import { proposedYear } from '../proposed-year.ts'
import { useBookVerb } from './books.data.ts'
import { TemplateCover } from './template-cover.tsx'

const booksContract = operationsOf<typeof booksContractType>()

const dismissed = storedValue(`${OWN}dismissed-books`, textsIn)

/** Offers a book of the latest year that has enough photos and no book yet, until it's dismissed. */
export function BookProposal({ family_id, books }: { family_id: string; books: readonly Book[] }) {
  const t = useText('books.proposal')
  const done = useText('books.toasts')
  const say = useProblemText()
  const locale = useLocale() as Locale
  const navigate = useNavigate()
  const today = useToday()
  const creation = useBookVerb(booksContract.createBook)
  const [hidden, setHidden] = useState(() => dismissed.read() ?? [])
  const { data: months = [] } = useQuery(monthsOptions(family_id, {}))
  const found = proposedYear(
    months,
    today,
    books.flatMap((book) => (book.family_id === family_id ? [book.title] : [])),
  )
  const year = found?.year ?? ''
  const [taken_from, taken_to] = [`${year}-01-01`, `${year}-12-31`]
  const { data: photos } = useQuery({
    ...photosOfDaysOptions(family_id, taken_from, taken_to),
    enabled: found !== undefined,
  })
  const name = `${family_id} ${year}`
  const photo = photos?.toSorted((a, b) => Number(b.is_favorite) - Number(a.is_favorite))[0]
  if (!found || !photo || hidden.includes(name)) return null
  const title = t('bookTitle', { year })

  function dismiss() {
    const all = [...hidden, name]
    dismissed.write(all)
    setHidden(all)
  }

  function create() {
    const input = { family_id, title, template: null, source: { taken_from, taken_to }, language: locale }
    creation.mutate(input, {
      onError: (error) => toast({ kind: 'error', title: done('failed'), description: say(error) }),
      onSuccess: (book) =>
        void navigate({ to: '/families/$familyId/books/$bookId', params: { familyId: family_id, bookId: book.id } }),
    })
  }

  return (
    <section
      aria-labelledby="book-proposal"
      className="relative mb-8 grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-5 rounded-card border border-line bg-card p-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-8 sm:p-7"
    >
      <span aria-hidden>
        <TemplateCover look={templateLooks.blank} size="8x8" title={title} subtitle="" photo={photo} />
      </span>
      <div className="pr-8">
        <h2 id="book-proposal" className="font-serif text-xl font-semibold text-balance sm:text-2xl">
          {t('title', { year })}
        </h2>
        <p className="mt-1 text-ink-soft">{t('text', { count: found.photos, year })}</p>
        <Button className="mt-4" onClick={create} busy={creation.isPending || creation.isSuccess} busyLabel={t('busy')}>
          {t('open')}
        </Button>
      </div>
      <span className="absolute top-2 right-2">
        <IconButton icon={X} label={t('dismiss')} onClick={dismiss} tooltipAlign="end" />
      </span>
    </section>
  )
}
