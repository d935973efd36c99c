import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { PersonalityText } from './personality-text.tsx'
import { personalityOptions } from './personality.data.ts'
import { ProgressBadge } from './progress-badge.tsx'

type ChildBadgeProps = { family_id: string; child_id: string }

/** A child's progress for the list of children. Renders nothing while loading. */
export function ChildBadge(props: ChildBadgeProps) {
  return (
    <PersonalityText>
      <Badge {...props} />
    </PersonalityText>
  )
}

function Badge({ family_id, child_id }: ChildBadgeProps) {
  const t = useText('personality')
  const { data, isPending } = useQuery(personalityOptions(family_id))
  useRevealPending(isPending)
  const progress = data?.children.find(({ id }) => id === child_id)?.progress
  return (
    progress && (
      <>
        {t('title')} · <ProgressBadge badge={progress.badge} />
      </>
    )
  )
}
