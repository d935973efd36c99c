import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#web/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { bookOptions } from '../books.data.ts'
import { BooksText } from '../books-text.tsx'
import { Editor } from './editor.tsx'

/** /families/{id}/books/{id}/edit: the book editor. */
export function EditorPage() {
  return (
    <BooksText>
      <Loaded />
    </BooksText>
  )
}

function Loaded() {
  const t = useText('books.read')
  const { familyId: family_id, bookId: book_id } = useParams({ strict: false }) as { familyId: string; bookId: string }
  const { data, error, isFetching, refetch } = useQuery(bookOptions({ family_id, book_id }))
  // Loading another person's version resets the editor, including its undo history.
  const [round, setRound] = useState(0)
  // Viewers are redirected to the book.
  if (data && !data.book.can_edit)
    return <Navigate to="/families/$familyId/books/$bookId" params={{ familyId: family_id, bookId: book_id }} replace />
  if (data)
    return (
      <Editor
        key={`${book_id} ${round}`}
        open={data}
        onTakeTheirs={async () => {
          await refetch()
          setRound(round + 1)
        }}
      />
    )
  if (error)
    return (
      <ErrorState
        heading="h1"
        title={t('failedTitle')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return <PageSpinner />
}
