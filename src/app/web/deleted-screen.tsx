import { useQuery } from '@tanstack/react-query'
import { useOwnersFamily } from '#features/families/web/use-owners-family.ts'
import { DeletedAnswers } from '#features/personality/web/deleted/deleted-answers.tsx'
import { deletedResponsesOptions } from '#features/personality/web/personality.data.ts'
import { DeletedPhotosPage } from '#features/photos/web/deleted/deleted-photos-page.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'

/** /families/{id}/settings/deleted: deleted photos and answers that can still be restored. */
export function DeletedScreen() {
  const { family_id, isOwners } = useOwnersFamily()
  const answers = useQuery({ ...deletedResponsesOptions(family_id), enabled: isOwners })
  useRevealPending(answers.isLoading)
  const hasNone = !isOwners || answers.data?.length === 0
  return <DeletedPhotosPage others={hasNone ? undefined : <DeletedAnswers family_id={family_id} />} />
}
