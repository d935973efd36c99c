import { useQuery } from '@tanstack/react-query'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import { PersonalityText } from './personality-text.tsx'
import { personalityOptions } from './personality.data.ts'
import { ProgressBadge } from './progress-badge.tsx'

/** A child's progress badge for the list of children. Renders nothing while loading. */
export function ChildBadge({ family_id, child_id }: { family_id: string; child_id: string }) {
  const { data, isPending } = useQuery(personalityOptions(family_id))
  useRevealPending(isPending)
  const progress = data?.children.find(({ id }) => id === child_id)?.progress
  return <PersonalityText>{progress && <ProgressBadge badge={progress.badge} />}</PersonalityText>
}
