import type { Child } from '#features/people/children.contract.ts'
import { ChildrenPage } from '#features/people/web/children-page.tsx'
import { Suspense } from 'react'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { ChildPhotoDialog } from './child-photo-dialog.tsx'
import { lazyPart } from '#web/lazy-component.ts'

const ChildBadge = lazyPart(async () => (await import('#features/personality/web/child-progress.tsx')).ChildBadge)

/** /families/{id}/children: the children, and the dialog to choose a child's photo. */
export function ChildrenScreen() {
  return (
    <>
      <ChildrenPage badgeOf={badgeOf} />
      <ChildPhotoDialog />
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
