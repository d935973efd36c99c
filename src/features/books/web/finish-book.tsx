import { ApiProblem } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { useProblemText, useText } from '#web/text.tsx'
import type { ButtonSize } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Book, booksContract as booksContractType } from '../books.contract.ts'
import { useBookVerb } from './books.data.ts'

const booksContract = operationsOf<typeof booksContractType>()

/** Completes a draft, which also starts the PDF of the whole book, or says why that's not possible. */
export function useFinishBook({ family_id, id: book_id, version: expected_version }: Book) {
  const t = useText('books.read')
  const done = useText('books.toasts')
  const say = useProblemText()
  const finishing = useBookVerb(booksContract.finishBook)

  const finish = (onSuccess?: () => void) =>
    finishing.mutate(
      { family_id, book_id, expected_version },
      {
        onSuccess,
        onError(error) {
          const isCut = error instanceof ApiProblem && error.fields['document'] === 'text_too_long'
          const isOld = error instanceof ApiProblem && error.code === 'conflict'
          const pages = isCut ? String(error.params['pages']) : ''
          const description = isCut ? t('finishTooLong', { pages }) : isOld ? t('conflict') : say(error)
          toast({ kind: 'error', title: done('failed'), description })
        },
      },
    )
  return { finish, isPending: finishing.isPending }
}

export function FinishBook({ book, label, size }: { book: Book; label: string; size?: ButtonSize }) {
  const t = useText('books.read')
  const { finish, isPending } = useFinishBook(book)
  return (
    <Button onClick={() => finish()} busy={isPending} busyLabel={t('finishing')} size={size}>
      {label}
    </Button>
  )
}
