import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { OWN_PROMPTS_MAX, SLOTS } from '../../personality.rules.ts'
import { PersonalityText } from '../personality-text.tsx'
import { promptsOptions, useRemovePrompt, useSkipPrompt, type PersonalityPrompt } from '../personality.data.ts'
import { TranscriptsCard } from '../transcripts-card.tsx'
import { usePromptText } from '../use-prompt-text.ts'
import { PromptForm } from './prompt-form.tsx'

/** /families/{id}/personality/questions: the family's questions, which an editor can replace or add to. */
export function PromptsPage() {
  return (
    <PersonalityText>
      <Prompts />
    </PersonalityText>
  )
}

function Prompts() {
  const t = useText('personality.prompts')
  const { family_id, family } = useFamily()
  const query = useQuery(promptsOptions(family_id))
  const [form, setForm] = useState<{ prompt?: PersonalityPrompt }>()
  usePageTitle(t('title'))
  const canEdit = allows(family, 'personality.edit')
  const isFull = query.data !== undefined && query.data.length >= SLOTS + OWN_PROMPTS_MAX
  return (
    <div className="mx-auto max-w-3xl">
      <Link
        to="/families/$familyId/personality"
        params={{ familyId: family_id }}
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden size={18} />
        {t('back')}
      </Link>
      <PageHeader
        title={t('title')}
        subtitle={isFull ? t('full') : t('intro')}
        actions={
          canEdit && (
            <Button onClick={() => setForm({})} disabled={isFull}>
              <Plus aria-hidden size={19} />
              {t('add')}
            </Button>
          )
        }
      />
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')}>
            <Skeleton className="h-96 rounded-card" />
          </div>
        }
      >
        {(prompts) => (
          <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-card">
            {prompts.map((prompt) => (
              <li key={prompt.id}>
                <PromptRow
                  family_id={family_id}
                  prompt={prompt}
                  canEdit={canEdit}
                  onReplace={() => setForm({ prompt })}
                />
              </li>
            ))}
          </ol>
        )}
      </QueryState>
      {allows(family, 'family.manage') && <TranscriptsCard family_id={family_id} />}
      {form && <PromptForm family_id={family_id} prompt={form.prompt} onClose={() => setForm(undefined)} />}
    </div>
  )
}

type PromptRowProps = { family_id: string; prompt: PersonalityPrompt; canEdit: boolean; onReplace: () => void }

function PromptRow({ family_id, prompt, canEdit, onReplace }: PromptRowProps) {
  const t = useText('personality.prompts')
  const of = useText('personality.categories')
  const words = usePromptText()
  const removing = useRemovePrompt(family_id)
  const skipping = useSkipPrompt(family_id)
  const failed = { onError: () => toast({ kind: 'error', title: t('failed') }) }
  const isSlot = prompt.prompt_order <= SLOTS
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:px-6">
      <span aria-hidden className="w-7 shrink-0 font-serif text-lg text-ink-soft tabular-nums">
        {isSlot ? prompt.prompt_order : '+'}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p
          className={classNames(
            'font-serif text-lg leading-snug font-semibold break-words',
            prompt.is_skipped && 'text-ink-soft',
          )}
        >
          {words(prompt)}
        </p>
        <p className="text-sm text-ink-soft">{prompt.is_skipped ? t('skipped') : of(prompt.category)}</p>
      </div>
      {canEdit && (
        <div className="flex flex-wrap gap-2 max-sm:pl-11">
          {!prompt.is_skipped && (
            <Button kind="quiet" size="small" onClick={onReplace}>
              {t('replace')}
            </Button>
          )}
          {isSlot && (
            <Button
              kind={prompt.is_skipped ? 'quiet' : 'plain'}
              size="small"
              busy={skipping.isPending}
              onClick={() => skipping.mutate({ prompt_id: prompt.id, skip: !prompt.is_skipped }, failed)}
            >
              {t(prompt.is_skipped ? 'askAgain' : 'skip')}
            </Button>
          )}
          {prompt.prompt_key === null && !prompt.is_skipped && (
            <Button
              kind="plain"
              size="small"
              busy={removing.isPending}
              onClick={() => removing.mutate(prompt.id, failed)}
            >
              {t(isSlot ? 'restore' : 'remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
