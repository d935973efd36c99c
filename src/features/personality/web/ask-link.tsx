import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { nextQuestion } from './next-question.ts'
import type { Profile } from './personality.data.ts'
import { usePendingRecordings } from './use-pending-recordings.ts'

/** A child's next question, for members who can ask it. Renders nothing after the last one. */
export function AskLink({ family_id, profile }: { family_id: string; profile: Profile }) {
  const t = useText('personality')
  const { child, responses, can } = profile
  const next = nextQuestion(profile, usePendingRecordings(child.id))
  if (!can.answer || !next) return null
  return (
    <Link
      to="/families/$familyId/personality/$childId"
      params={{ familyId: family_id, childId: child.id }}
      search={{ question: next.prompt_order }}
      className={buttonStyle({})}
    >
      {t(responses.length > 0 ? 'askNext' : 'askFirst', { name: child.first_name })}
    </Link>
  )
}
