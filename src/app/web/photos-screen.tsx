import { PhotosPage } from '#features/gallery/web/photos-page.tsx'
import { areaPage } from './area-page.tsx'

const ImportsCard = areaPage('imports', () => import('#features/imports/web/imports-card.tsx'), 'ImportsCard')

const elsewhere = (family_id: string) => <ImportsCard family_id={family_id} />

/** /families/{id}/photos, including imports from other services. */
export function PhotosScreen() {
  return <PhotosPage elsewhere={elsewhere} />
}
