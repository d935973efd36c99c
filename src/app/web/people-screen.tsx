import { Suspense } from 'react'
import type { Child } from '#features/people/children.contract.ts'
import { PeoplePage } from '#features/people/web/people-page.tsx'
import { lazyPart } from '#web/lazy-component.ts'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { PersonPhotoDialog } from './person-photo-dialog.tsx'

const ChildBadge = lazyPart(async () => (await import('#features/personality/web/child-progress.tsx')).ChildBadge)

/** /families/{id}/people: the people, and the dialog to choose a person's photo. */
export function PeopleScreen() {
  return (
    <>
      <PeoplePage badgeOf={badgeOf} />
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
