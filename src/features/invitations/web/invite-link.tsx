import { Plus } from 'lucide-react'
import type { Family } from '#features/families/families.contract.ts'
import { useText } from '#web/text.tsx'
import { openInviteForm } from './open-invite-form.tsx'

/** Invites people from a line of text, or from a plus sign once someone has joined. */
export function InviteLink({ family }: { family: Family }) {
  const t = useText('invitations.invite')
  const invite = () => openInviteForm(family)
  return family.members.length > 1 ? (
    <button
      type="button"
      aria-label={t('action')}
      data-tooltip={t('action')}
      data-tooltip-align="end"
      onClick={invite}
      className="tooltip group -mx-1.5 -my-1 grid size-11 place-items-center rounded-full"
    >
      <span className="grid size-8 place-items-center rounded-full border border-dashed border-outline text-ink-soft group-hover:border-ember group-hover:text-ember">
        <Plus aria-hidden size={18} />
      </span>
    </button>
  ) : (
    <button type="button" onClick={invite} className="min-h-11 px-1 text-sm font-semibold text-ember hover:underline">
      {t('family')}
    </button>
  )
}
