import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isNotFound } from '#web/is-not-found.ts'
import { NotFound } from '#features/accounts/web/not-found.tsx'
import { useText } from '#web/text.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { bookOptions } from '#features/books/web/books.data.ts'
import { BooksText } from '#features/books/web/books-text.tsx'
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
  const query = useQuery(bookOptions({ family_id, book_id }))
  // Loading another person's version resets the editor, including its undo history.
  const [round, setRound] = useState(0)
  if (isNotFound(query.error) && !query.data) return <NotFound />
  return (
    <QueryState query={query} skeleton={<PageSpinner />} failed={{ heading: 'h1', title: t('failedTitle') }}>
      {(open) =>
        open.book.can_edit ? (
          <Editor
            key={`${book_id} ${round}`}
            open={open}
            onTakeTheirs={async () => {
              await query.refetch()
              setRound(round + 1)
            }}
          />
        ) : (
          // Viewers are redirected to the book.
          <Navigate to="/families/$familyId/books/$bookId" params={{ familyId: family_id, bookId: book_id }} replace />
        )
      }
    </QueryState>
  )
}
