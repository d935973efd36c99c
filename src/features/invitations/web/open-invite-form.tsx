import type { Family } from '#features/families/families.contract.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { invitationsTexts } from './invitations.texts.ts'
import { InviteDialog } from './invite-dialog.tsx'

/** The form outlives what opened it, which changes once someone is invited. */
export function openInviteForm(family: Family): void {
  openForm((onClose) => (
    <MoreTexts of={invitationsTexts}>
      <InviteDialog family={family} open onClose={onClose} />
    </MoreTexts>
  ))
}
