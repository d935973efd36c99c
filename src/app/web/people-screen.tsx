import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useQuery } from '@tanstack/react-query'
import { PeoplePage } from '#features/people/web/people-page.tsx'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { PersonPhotoDialog } from './person-photo-dialog.tsx'

const FacesToName = lazyWithTexts(visionTexts, () => import('#features/vision/web/faces-to-name.tsx'), 'FacesToName')

/** /families/{id}/people: the people, faces to name, and the dialog to choose a person's photo. */
export function PeopleScreen() {
  const { data: session } = useQuery(sessionOptions)
  return (
    <>
      <PeoplePage above={session?.has_vision ? facesToName : undefined} />
      <PersonPhotoDialog />
    </>
  )
}

function facesToName(family_id: string) {
  return <FacesToName family_id={family_id} />
}
