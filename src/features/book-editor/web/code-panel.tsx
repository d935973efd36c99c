import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { captionOptions } from '#features/captions/web/captions.data.ts'
import { fullName } from '#shared/full-name.ts'
import { childrenOptions } from '#features/people/web/people.data.ts'
import { profileOptions } from '#features/personality/web/personality.data.ts'
import { PersonalityText } from '#features/personality/web/personality-text.tsx'
import { usePromptText } from '#features/personality/web/use-prompt-text.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { BookPhoto, booksContract as booksContractType } from '#features/books/books.contract.ts'
import { setSlot, type SlotName } from '#features/books/books.edits.ts'
import type { Change } from './editing.ts'
import { EditorPanel } from './panel.tsx'

const booksContract = operationsOf<typeof booksContractType>()

type CodePanelProps = {
  family_id: string
  /** Photos on the same page. */
  photos: readonly Pick<BookPhoto, 'id' | 'small_url' | 'description'>[]
  at: SlotName
  change: Change
  onLetGo: () => void
}

/** Chooses the target of a printed code: a child's recorded answer, or a photo's audio caption. */
export function CodePanel({ family_id, photos, at, change, onLetGo }: CodePanelProps) {
  const t = useText('books.editor')
  const words = useText('books')
  const { data: children = [] } = useQuery(childrenOptions(family_id))
  const [chosen, setChosen] = useState('')
  const child_id = chosen || children[0]?.id || ''

  const captions = useQueries({ queries: photos.map(({ id }) => captionOptions({ family_id, photo_id: id })) })
  const voiced = photos.filter((_, place) => captions[place]?.data?.captions.length)

  async function choose(target: { response_id: string } | { photo_id: string }) {
    try {
      const { code } = await call(booksContract.makeBookCode, { family_id, ...target })
      change((book) => setSlot(book, at, { kind: 'code', code }))
    } catch (error) {
      toastError(words('toasts.failed'), error)
    }
  }

  return (
    <EditorPanel title={t('chooseCode')} onClose={onLetGo}>
      {voiced.map(({ id, small_url, description }) => (
        <button
          key={id}
          type="button"
          onClick={() => void choose({ photo_id: id })}
          className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-sunk"
        >
          <img src={small_url} alt="" className="size-10 shrink-0 rounded-control object-cover" />
          <span className="min-w-0 truncate">{t('voiceOf', { photo: description?.trim() || t('voiceOfPhoto') })}</span>
        </button>
      ))}
      {children.length > 1 && (
        <Select
          label={words('new.child')}
          value={child_id}
          onChange={setChosen}
          options={children.map((child) => ({ value: child.id, label: fullName(child) }))}
        />
      )}
      {child_id ? (
        <PersonalityText>
          <Answers family_id={family_id} child_id={child_id} onChoose={(response_id) => choose({ response_id })} />
        </PersonalityText>
      ) : (
        <p>{t('noAnswers')}</p>
      )}
    </EditorPanel>
  )
}

type AnswersProps = { family_id: string; child_id: string; onChoose: (response_id: string) => Promise<void> }

function Answers({ family_id, child_id, onChoose }: AnswersProps) {
  const t = useText('books.editor')
  const wordsOf = usePromptText()
  const { data } = useQuery(profileOptions(family_id, child_id))
  const filmed = (data?.responses ?? []).filter(({ video_url, audience }) => video_url && audience !== 'private')
  if (data && filmed.length === 0) return <p className="text-sm text-ink-soft">{t('noAnswers')}</p>
  return (
    <ul className="flex flex-col gap-1">
      {filmed.map((response) => (
        <li key={response.id}>
          <button
            type="button"
            onClick={() => void onChoose(response.id)}
            className="min-h-11 w-full rounded-control px-3 py-1.5 text-left hover:bg-sunk"
          >
            {data?.prompts.filter(({ id }) => id === response.prompt_id).map(wordsOf)}
          </button>
        </li>
      ))}
    </ul>
  )
}
