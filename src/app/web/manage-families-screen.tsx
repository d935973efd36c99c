import { ManageFamiliesPage } from '#features/families/web/manage-families-page.tsx'
import { FamilyPicture } from '#features/dashboard/web/family-picture.tsx'
import { MyInvitations } from '#features/invitations/web/my-invitations.tsx'

/** /manage-families: the user's families, below their pending invitations. */
export function ManageFamiliesScreen() {
  return <ManageFamiliesPage waiting={<MyInvitations />} FamilyPicture={FamilyPicture} />
}
