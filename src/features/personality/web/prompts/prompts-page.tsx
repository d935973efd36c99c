import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OWN_PROMPTS_MAX, SLOTS } from '../../personality.rules.ts'
import { PersonalityText } from '../personality-text.tsx'
import { personalityOptions, promptsOptions, type PersonalityPrompt } from '../personality.data.ts'
import { TranscriptsCard } from '../transcripts-card.tsx'
import { PromptCard } from './prompt-card.tsx'
import { PromptForm } from './prompt-form.tsx'

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

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
  const { children = [] } = useQuery(personalityOptions(family_id)).data ?? {}
  const [form, setForm] = useState<{ prompt?: PersonalityPrompt }>()
  const canEdit = allows(family, 'personality.edit')
  const isFull = query.data !== undefined && query.data.length >= SLOTS + OWN_PROMPTS_MAX
  return (
    <>
      <BackLink to="/families/$familyId/personality" params={{ familyId: family_id }}>
        {t('back')}
      </BackLink>
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
          <div role="status" aria-label={t('title')} className={GRID}>
            {Array.from({ length: SLOTS }, (_, i) => (
              <Skeleton key={i} className="h-48 rounded-card" />
            ))}
          </div>
        }
      >
        {(prompts) => (
          <ol className={GRID}>
            {prompts.map((prompt) => (
              <li key={prompt.id} className="min-w-0">
                <PromptCard
                  family_id={family_id}
                  prompt={prompt}
                  answered={children.filter(({ id }) => prompt.answered_by.includes(id))}
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
    </>
  )
}
