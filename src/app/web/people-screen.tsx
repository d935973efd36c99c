import { Suspense } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useQuery } from '@tanstack/react-query'
import type { Child } from '#features/people/children.contract.ts'
import { PeoplePage } from '#features/people/web/people-page.tsx'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { PersonPhotoDialog } from './person-photo-dialog.tsx'

const ChildBadge = lazyPart(async () => (await import('#features/personality/web/child-progress.tsx')).ChildBadge)

const FacesToName = lazyWithTexts(visionTexts, () => import('#features/vision/web/faces-to-name.tsx'), 'FacesToName')

/** /families/{id}/people: the people, faces to name, and the dialog to choose a person's photo. */
export function PeopleScreen() {
  const { data: session } = useQuery(sessionOptions)
  return (
    <>
      <PeoplePage badgeOf={badgeOf} above={session?.has_vision ? facesToName : undefined} />
      <PersonPhotoDialog />
    </>
  )
}

function badgeOf({ family_id, id }: Child) {
  return (
    <Suspense fallback={<RevealPending />}>
      <ChildBadge family_id={family_id} child_id={id} />
    </Suspense>
  )
}

function facesToName(family_id: string) {
  return <FacesToName family_id={family_id} />
}
