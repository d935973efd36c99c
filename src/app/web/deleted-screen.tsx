import { useOwnersFamily } from '#features/families/web/use-owners-family.ts'
import { DeletedAnswers } from '#features/personality/web/deleted/deleted-answers.tsx'
import { DeletedPhotosPage } from '#features/photos/web/deleted/deleted-photos-page.tsx'

/** /families/{id}/settings/deleted: deleted photos and answers that can still be restored. */
export function DeletedScreen() {
  const { family_id, isOwners } = useOwnersFamily()
  return (
    <>
      <DeletedPhotosPage />
      {isOwners && (
        <div className="mx-auto max-w-6xl">
          <DeletedAnswers family_id={family_id} />
        </div>
      )}
    </>
  )
}
