import { isNotFound } from '#web/is-not-found.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { booksContract as booksContractType } from '../books.contract.ts'
import { BooksText } from './books-text.tsx'

const booksContract = operationsOf<typeof booksContractType>()

/** /q/{code}: redirects from a printed code to its answer or photo. */
export function CodePage() {
  return (
    <BooksText>
      <Code />
    </BooksText>
  )
}

function Code() {
  const t = useText('books.code')
  const navigate = useNavigate()
  const { code } = useParams({ strict: false }) as { code: string }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['book-code', code],
    queryFn: ({ signal }) => call(booksContract.readBookCode, { code }, { signal }),
    retry: false,
  })
  const isGone = data && !data.photo_id && !data.response_id
  const lead = useEffectEvent(({ family_id: familyId, photo_id, ...answer }: NonNullable<typeof data>) => {
    if (photo_id)
      void navigate({
        to: '/families/$familyId/photos',
        params: { familyId },
        search: { photo: photo_id },
        // Opens the audio caption if there is one.
        hash: 'audio-caption',
        replace: true,
      })
    else if (answer.child_id && answer.prompt_order !== null)
      void navigate({
        to: '/families/$familyId/personality/$childId',
        params: { familyId, childId: answer.child_id },
        search: { question: answer.prompt_order, view: 'years' },
        hash: `answer-${answer.response_id}`,
        replace: true,
      })
  })
  useEffect(() => {
    if (data) lead(data)
  }, [data])

  if (isGone) return <ErrorState heading="h1" title={t('gone')} text={t('goneText')} />
  const isStranger = isNotFound(error)
  if (isStranger) return <ErrorState heading="h1" title={t('stranger')} text={t('strangerText')} />
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <p role="status" className="grid place-items-center gap-3 py-20 text-ink-soft">
      <Spinner />
      {t('opening')}
    </p>
  )
}
