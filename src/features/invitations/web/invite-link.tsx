import type { Family } from '#features/families/families.contract.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { invitationsTexts } from './invitations.texts.ts'
import { InviteDialog } from './invite-dialog.tsx'

/** Invites people from a line of text. The form outlives the link, which disappears when someone joins. */
export function InviteLink({ family }: { family: Family }) {
  const t = useText('invitations.invite')
  const invite = () =>
    openForm((onClose) => (
      <MoreTexts of={invitationsTexts}>
        <InviteDialog family={family} open onClose={onClose} />
      </MoreTexts>
    ))
  return (
    <button type="button" onClick={invite} className="min-h-11 px-1 text-sm font-semibold text-ember hover:underline">
      {t('family')}
    </button>
  )
}
