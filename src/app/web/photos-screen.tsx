import { Suspense } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { PhotosPage } from '#features/gallery/web/photos-page.tsx'
import { lazyPart } from '#web/lazy-component.ts'
import { RevealPending } from '#web/ui/reveal-group.tsx'

const PhotosElsewhere = lazyPart(async () => (await import('./photos-elsewhere.tsx')).PhotosElsewhere)

const elsewhere = (family: Family) => (
  <Suspense fallback={<RevealPending />}>
    <PhotosElsewhere family={family} />
  </Suspense>
)

/** /families/{id}/photos, including imports from other services. */
export function PhotosScreen() {
  return <PhotosPage elsewhere={elsewhere} />
}
