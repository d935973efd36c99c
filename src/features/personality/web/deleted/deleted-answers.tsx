import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { DeletedResponse } from '../../personality.contract.ts'
import { deletedResponsesOptions, usePurgeResponse, useRestoreResponse } from '../personality.data.ts'
import { PersonalityText } from '../personality-text.tsx'
import { usePromptText } from '../use-prompt-text.ts'

/** Answers that the owner can restore, shown below the deleted photos. */
export function DeletedAnswers({ family_id }: { family_id: string }) {
  return (
    <PersonalityText>
      <Answers family_id={family_id} />
    </PersonalityText>
  )
}

function Answers({ family_id }: { family_id: string }) {
  const t = useText('personality.deleted')
  return (
    <section className="mt-10">
      <h2 className="mb-3 font-serif text-2xl font-semibold">{t('title')}</h2>
      <QueryState
        query={useQuery(deletedResponsesOptions(family_id))}
        skeleton={<Skeleton className="h-24 rounded-card" />}
      >
        {(answers) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card">
            {answers.map((answer) => (
              <DeletedAnswer key={answer.id} family_id={family_id} answer={answer} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}

function DeletedAnswer({ family_id, answer }: { family_id: string; answer: DeletedResponse }) {
  const t = useText('personality.deleted')
  const words = usePromptText()
  const format = useFormat()
  const restoring = useRestoreResponse(family_id)
  const purging = usePurgeResponse(family_id)
  const [isAsking, setAsking] = useState(false)
  const failed = (error: unknown) => toastError(t('failed'), error)
  const facts = [
    answer.first_name,
    format.longDate(answer.answered_at),
    answer.video_duration !== null && t('film', { duration: format.duration(answer.video_duration) }),
  ].filter((fact) => fact !== false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-serif text-lg leading-snug font-semibold break-words">{words(answer.prompt)}</p>
        {answer.response_text && <p className="line-clamp-2 break-words">{answer.response_text}</p>}
        <Facts of={facts} />
        <p className="text-sm text-ink-soft">{t('until', { date: format.longDate(answer.purge_after) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          size="small"
          busy={restoring.isPending}
          onClick={() => restoring.mutate(answer.id, { done: t('restored'), onError: failed })}
        >
          {t('restore')}
        </Button>
        <Button kind="plain" size="small" busy={purging.isPending} onClick={() => setAsking(true)}>
          {t('purge')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          purging.mutate(answer.id, { done: t('purged'), onError: failed })
        }}
        title={t('confirmTitle')}
        text={t('confirmText')}
        confirmLabel={t('purge')}
      />
    </li>
  )
}
