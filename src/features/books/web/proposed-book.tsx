import { X } from 'lucide-react'
import { useId } from 'react'
import { useLocale } from 'use-intl'
import type { Locale } from '#shared/locales.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { templateLooks } from '../book-offer.ts'
import type { booksContract as booksContractType } from '../books.contract.ts'
import { BOOK_GROUND, ON_SHELF, SHELF_HEADING } from './book-cover.tsx'
import { dismiss, type Proposal } from './book-proposals.ts'
import { useBookVerb } from './books.data.ts'
import { TemplateCover } from './template-cover.tsx'

const booksContract = operationsOf<typeof booksContractType>()

/** A book that doesn't exist yet, on the shelf. One press lays it out. It's the first thing to do if there are no books. */
export function ProposedBook({ proposal, isFirst }: { proposal: Proposal; isFirst: boolean }) {
  const { family_id, title, text, photo, source } = proposal
  const t = useText('books.proposal')
  const done = useText('books.toasts')
  const locale = useLocale() as Locale
  const navigate = useNavigateFromHere()
  const label = useId()
  const creation = useBookVerb(booksContract.createBook)

  function create() {
    const input = { family_id, title, template: null, source, cover_photo_id: photo?.id, language: locale }
    creation.mutate(input, {
      failed: done('failed'),
      onSuccess: (book) =>
        void navigate({ to: '/families/$familyId/books/$bookId', params: { familyId: family_id, bookId: book.id } }),
    })
  }

  return (
    <section aria-labelledby={label} className={ON_SHELF}>
      <span aria-hidden className={`${BOOK_GROUND} border-2 border-dashed border-outline/50 bg-transparent`}>
        <TemplateCover look={templateLooks.blank} size="8x8" title={title} subtitle="" photo={photo} />
      </span>
      <div className="flex items-start gap-1">
        <div className="flex min-w-0 grow flex-wrap items-start gap-x-4 gap-y-2 lg:group-only/card:block">
          <div className="min-w-0 grow basis-48 lg:group-only/card:mb-5">
            <p className="text-sm font-semibold text-ember">{t('idea')}</p>
            <h2 id={label} className={`text-balance ${SHELF_HEADING}`}>
              {title}
            </h2>
            <p className="mt-0.5 text-sm text-ink-soft lg:group-only/card:mt-2 lg:group-only/card:text-base">{text}</p>
          </div>
          <Button
            kind={isFirst ? 'primary' : 'quiet'}
            size={isFirst ? 'medium' : 'small'}
            onClick={create}
            busy={creation.isPending || creation.isSuccess}
            busyLabel={t('busy')}
          >
            {t('open')}
          </Button>
        </div>
        <span className="-my-1">
          <IconButton icon={X} label={t('dismiss')} onClick={() => dismiss(proposal)} tooltipAlign="end" />
        </span>
      </div>
    </section>
  )
}
