import { ManageFamiliesPage } from '#features/families/web/manage-families-page.tsx'
import { MyInvitations } from '#features/invitations/web/my-invitations.tsx'

/** /manage-families: the reader's families, and above them those that invite them. */
export function ManageFamiliesScreen() {
  return <ManageFamiliesPage waiting={<MyInvitations />} />
}
