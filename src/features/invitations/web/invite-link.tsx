import type { Family } from '#features/families/families.contract.ts'
import { useText } from '#web/text.tsx'
import { openInviteForm } from './open-invite-form.tsx'

/** Invites people from a line of text. */
export function InviteLink({ family }: { family: Family }) {
  const t = useText('invitations.invite')
  return (
    <button
      type="button"
      onClick={() => openInviteForm(family)}
      className="min-h-11 px-1 text-sm font-semibold text-ember hover:underline"
    >
      {t(family.members.length > 1 ? 'action' : 'family')}
    </button>
  )
}
