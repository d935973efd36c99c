import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useLocale } from 'use-intl'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { Locale } from '#shared/locales.ts'
import { createStore, useStore } from '#web/external-store.ts'
import { operationsOf } from '#web/operations.ts'
import { OWN } from '#web/own-storage.ts'
import { storedValue, textsIn } from '#web/stored-value.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useErrorToast } from '#web/ui/toast.ts'
import { templateLooks } from '../book-offer.ts'
import type { booksContract as booksContractType } from '../books.contract.ts'
import { useBookVerb } from './books.data.ts'
import { TemplateCover } from './template-cover.tsx'

const booksContract = operationsOf<typeof booksContractType>()

const dismissed = storedValue(`${OWN}dismissed-books`, textsIn)
const hidden = createStore(dismissed.read() ?? [])

type ProposedBookProps = {
  family_id: string
  /** What it's about, such as the year. */
  name: string
  title: string
  heading: string
  text: string
  /** The best of them is on the cover. */
  photos: readonly PhotoListed[]
  source: { taken_from: string; taken_to: string; person_ids?: string[] }
}

/** A book that one press lays out, until it's dismissed. */
export function ProposedBook({ family_id, name, title, heading, text, photos, source }: ProposedBookProps) {
  const t = useText('books.proposal')
  const done = useText('books.toasts')
  const toastError = useErrorToast()
  const locale = useLocale() as Locale
  const navigate = useNavigate()
  const label = useId()
  const creation = useBookVerb(booksContract.createBook)
  const all = useStore(hidden)
  const key = `${family_id} ${name}`
  const photo = photos.toSorted((a, b) => Number(b.is_favorite) - Number(a.is_favorite))[0]
  if (!photo || all.includes(key)) return null

  function dismiss() {
    dismissed.write([...all, key])
    hidden.set([...all, key])
  }

  function create() {
    const input = { family_id, title, template: null, source, language: locale }
    creation.mutate(input, {
      onError: (error) => toastError(done('failed'), error),
      onSuccess: (book) =>
        void navigate({ to: '/families/$familyId/books/$bookId', params: { familyId: family_id, bookId: book.id } }),
    })
  }

  return (
    <section
      aria-labelledby={label}
      className="relative flex items-center gap-4 rounded-card border border-line bg-card p-3 pr-12 max-sm:w-[min(20rem,85vw)] max-sm:shrink-0 max-sm:only:w-full max-sm:snap-start sm:gap-5 sm:p-4 sm:pr-14"
    >
      <span aria-hidden className="w-20 shrink-0 sm:w-26">
        <TemplateCover look={templateLooks.blank} size="8x8" title={title} subtitle="" photo={photo} />
      </span>
      <div className="min-w-0 grow">
        <h2 id={label} className="font-serif text-lg leading-snug font-semibold text-balance">
          {heading}
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft max-sm:hidden">{text}</p>
        <Button
          kind="quiet"
          size="small"
          className="mt-2"
          onClick={create}
          busy={creation.isPending || creation.isSuccess}
          busyLabel={t('busy')}
        >
          {t('open')}
        </Button>
      </div>
      <span className="absolute top-1 right-1">
        <IconButton icon={X} label={t('dismiss')} onClick={dismiss} tooltipAlign="end" />
      </span>
    </section>
  )
}
