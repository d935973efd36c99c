import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Milestone } from '../milestones.contract.ts'
import type { MilestoneProblems } from './milestone-problems.ts'
import { milestoneOptions, useAddMilestone, useEditMilestone, type MilestoneFields } from './milestones.data.ts'

type SaveMilestone = { family_id: string; milestone: Milestone | undefined; onDone: () => void }

/** Adds or changes a milestone, and shows the outcome. */
export function useSaveMilestone({ family_id, milestone, onDone }: SaveMilestone) {
  const t = useText('milestones.toasts')
  const say = useProblemText()
  const adding = useAddMilestone(family_id)
  const editing = useEditMilestone(family_id, milestone?.id ?? '')
  // After a conflict has been shown, saving again overwrites the other change.
  const [seen, setSeen] = useState(milestone?.updated_at)
  const [isGone, setGone] = useState(false)
  const cache = useQueryClient()
  const whole = milestoneOptions(family_id, milestone?.id ?? '')

  /** not_found may also be about its child or one of its photos. */
  async function hasGone(error: unknown): Promise<boolean> {
    if (!milestone || !isNotFound(error)) return false
    return cache.fetchQuery({ ...whole, staleTime: 0 }).then(() => false, isNotFound)
  }

  function save(fields: MilestoneFields, onRefused: (problems: MilestoneProblems) => void) {
    const onError = async (error: unknown) => {
      if (error instanceof ApiProblem && error.code === 'invalid_input') {
        const problems = error.fields as MilestoneProblems
        onRefused(problems)
        // A field says what's wrong.
        if (problems.name ?? problems.date ?? problems.description) return
      }
      const isConflict = error instanceof ApiProblem && error.code === 'conflict'
      if (isConflict) setSeen(undefined)
      const hasJustGone = !isGone && (await hasGone(error))
      if (hasJustGone) setGone(true)
      const description = isConflict ? t('conflictText') : hasJustGone ? t('goneText') : say(error)
      toast({ kind: 'error', title: t('saveFailed'), description })
    }
    const onSuccess = () => {
      toast({ title: t('saved'), description: t(milestone ? 'changedText' : 'savedText', { name: fields.name }) })
      onDone()
    }
    if (milestone && isGone) {
      // Adds the deleted milestone again, with its audience and photos.
      const { audience, photos } = cache.getQueryData(whole.queryKey) ?? milestone
      adding.mutate({ audience, photo_ids: photos.map(({ id }) => id), ...fields }, { onError, onSuccess })
    } else if (milestone) editing.mutate({ ...fields, ...(seen && { updated_at: seen }) }, { onError, onSuccess })
    else adding.mutate(fields, { onError, onSuccess })
  }

  return { save, isPending: adding.isPending || editing.isPending }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not_found'
}
