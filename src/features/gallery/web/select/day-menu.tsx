import { useQuery } from '@tanstack/react-query'
import { CheckCheck, GalleryVerticalEnd } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { PhotoExtrasContext } from '#features/viewer/web/details/photo-extras.ts'
import { useFormat, useText } from '#web/text.tsx'
import { MenuList } from '#web/ui/menu-list.tsx'
import { toast } from '#web/ui/toast.ts'

type DayMenuProps = {
  family_id: string
  /** `YYYY-MM-DD` */
  day: string
  /** The day's loaded photos. */
  photos: readonly PhotoListed[]
  findAll: (day: string) => Promise<string[]>
  onSelect: () => void
  onClose: () => void
}

/** The menu beside a day's heading. */
export function DayMenu({ family_id, day, photos, findAll, onSelect, onClose }: DayMenuProps) {
  const t = useText('photoTools.select')
  const format = useFormat()
  const extras = use(PhotoExtrasContext)
  const { data: family } = useQuery(familyOptions(family_id))
  const [isOpen, setOpen] = useState(true)
  const [photo_ids, setPhotoIds] = useState<string[]>()

  const makeAlbum = () =>
    void findAll(day).then(
      // The server only finds photos with a known date. The others are under the day they were added.
      (found) => setPhotoIds([...new Set([...found, ...photos.map(({ id }) => id)])]),
      () => {
        toast({ kind: 'error', title: t('failed') })
        onClose()
      },
    )

  return (
    <>
      {isOpen && (
        <MenuList
          triggerId={`day-${day}`}
          items={[
            ...(allows(family, 'photos.add')
              ? [{ label: t('dayAlbum'), icon: GalleryVerticalEnd, onSelect: makeAlbum }]
              : []),
            { label: t('day'), icon: CheckCheck, onSelect },
          ]}
          heading={undefined}
          align="start"
          // An action may still be running.
          onClose={() => setOpen(false)}
        />
      )}
      <Suspense>
        {photo_ids &&
          extras.addToAlbum({
            ...{ family_id, photo_ids, onClose },
            start: { title: format.longDate(day) },
          })}
      </Suspense>
    </>
  )
}
