import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { OpenBook, booksContract as booksContractType } from '#features/books/books.contract.ts'
import { versionsOptions } from '#features/books/web/books.data.ts'

const booksContract = operationsOf<typeof booksContractType>()

type HistoryDialogProps = { open: OpenBook; onClose: () => void; onRestore: (earlier: OpenBook) => void }

/** The book's versions, each with its time and author. Any of them can be restored. */
export function HistoryDialog({ open: { book }, onClose, onRestore }: HistoryDialogProps) {
  const t = useText('books.editor')
  const words = useText('books')
  const format = useFormat()
  const place = { family_id: book.family_id, book_id: book.id }
  const [asked, setAsked] = useState<number>()

  async function restore(version: number) {
    setAsked(version)
    try {
      onRestore(await call(booksContract.getBookVersion, { ...place, version }))
    } catch (problem) {
      toastError(words('toasts.failed'), problem)
    } finally {
      setAsked(undefined)
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('historyTitle')} description={t('historyText')}>
      <QueryState query={useQuery(versionsOptions(place))} skeleton={null}>
        {(versions) => (
          <ul className="divide-y divide-line">
            {versions.map(({ version, saved_at, saved_by, pages }) => (
              <li key={version} className="flex items-center justify-between gap-3 py-3">
                <span>
                  <span className="block font-medium">
                    {t('version', { date: format.shortDate(saved_at), time: format.time(saved_at) })}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {t('versionBy', { name: saved_by ?? t('someone'), pages: words('pages', { count: pages }) })}
                  </span>
                </span>
                <Button kind="quiet" size="small" busy={asked === version} onClick={() => void restore(version)}>
                  {t('restore')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  )
}
