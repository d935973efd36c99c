import { PhotosPage } from '#features/gallery/web/photos-page.tsx'
import { importsTexts } from '#features/imports/web/imports.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'

const ImportsCard = lazyWithTexts(importsTexts, () => import('#features/imports/web/imports-card.tsx'), 'ImportsCard')

const elsewhere = (family_id: string) => <ImportsCard family_id={family_id} />

/** /families/{id}/photos, including imports from other services. */
export function PhotosScreen() {
  return <PhotosPage elsewhere={elsewhere} />
}
