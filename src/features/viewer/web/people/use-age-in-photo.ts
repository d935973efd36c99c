import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { ageInPhoto } from './age-in-photo.ts'

/** How old someone is in a photo: "5 years 3 months". Nothing if the photo's date isn't known well enough. */
export function useAgeInPhoto() {
  const t = useText('photoTools.who')
  return (photo: Pick<PhotoDetail, 'taken_at' | 'taken_precision'>, { birth_date }: { birth_date: string | null }) => {
    const age = birth_date ? ageInPhoto(photo, birth_date) : undefined
    return age && t(`age.${age.unit}`, age)
  }
}
