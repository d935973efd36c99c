import { Link } from '@tanstack/react-router'
import { CircleCheck, Pencil, TriangleAlert } from 'lucide-react'
import type { OpenBook } from '#features/books/books.contract.ts'
import { FinishBook } from '#features/books/web/finish-book.tsx'
import { useTitleConcerns } from '#features/books/web/use-title-concerns.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { useConcerns } from './use-concerns.ts'

/** A book that isn't completed yet: what to check, and the button that completes it. The order form follows. */
export function DraftOrder({ open }: { open: OpenBook }) {
  const t = useText('orders.draft')
  const words = useText('books')
  const { book } = open
  const params = { familyId: book.family_id, bookId: book.id }
  const concerns = useConcerns(open)
  const isAboutTitle = useTitleConcerns(open.document).length > 0
  return (
    <section>
      <ul className="flex flex-col gap-3">
        {concerns.length === 0 && (
          <li className="flex gap-3">
            <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-sage" />
            <span className="min-w-0">{t('ready')}</span>
          </li>
        )}
        {concerns.map((concern) => (
          <li key={concern} className="flex gap-3">
            <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-honey" />
            <span className="min-w-0">{concern}</span>
          </li>
        ))}
      </ul>
      {!book.can_edit && <p className="mt-4 text-ink-soft">{t('viewer')}</p>}
      <div className="flex flex-wrap gap-3 pt-6 max-sm:*:grow">
        {book.can_edit && <FinishBook book={book} label={t('go')} size="large" />}
        {book.can_edit && concerns.length > 0 && (
          <Link
            to="/families/$familyId/books/$bookId/edit"
            params={params}
            search={isAboutTitle ? { page: 'front', edit: 'title' } : {}}
            className={buttonStyle({ kind: 'quiet', size: 'large' })}
          >
            <Pencil aria-hidden size={18} />
            {words('edit')}
          </Link>
        )}
      </div>
      {book.can_edit && (
        <>
          <p className="mt-3 text-sm text-ink-soft">{t('next')}</p>
          <div className="mt-8 border-t border-line pt-6">
            <h2 className="mb-3 font-serif text-lg font-semibold">{t('steps')}</h2>
            <ol className="flex flex-col gap-2">
              {(['choose', 'print', 'ship'] as const).map((step, at) => (
                <li key={step} className="flex items-baseline gap-4">
                  <span className="w-4 shrink-0 font-serif text-lg font-semibold text-honey">{at + 1}</span>
                  <span className="min-w-0">{t(step)}</span>
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </section>
  )
}
