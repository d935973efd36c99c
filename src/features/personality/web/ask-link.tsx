import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { buttonStyle, type ButtonKind } from '#web/ui/button-style.ts'
import type { Profile, ProfilePrompt } from './personality.data.ts'

type AskLinkProps = { family_id: string; profile: Profile; next: ProfilePrompt; kind?: ButtonKind }

/** Leads to a child's next question. */
export function AskLink({ family_id, profile: { child, responses }, next, kind = 'primary' }: AskLinkProps) {
  const t = useText('personality')
  return (
    <Link
      to="/families/$familyId/personality/$childId"
      params={{ familyId: family_id, childId: child.id }}
      search={{ question: next.prompt_order }}
      className={buttonStyle({ kind })}
    >
      {t(responses.length > 0 ? 'askNext' : 'askFirst', { name: child.first_name })}
    </Link>
  )
}
