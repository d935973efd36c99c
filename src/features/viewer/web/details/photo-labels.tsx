import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { PhotoPeople } from '../people/photo-people.tsx'
import { Chip, Labels } from './photo-chips.tsx'

const PhotoFaces = lazyWithTexts(visionTexts, () => import('#features/vision/web/photo-faces.tsx'), 'PhotoFaces')

/** A photo's people, faces, categories, tags and milestones, each linked to its other photos. Nothing if it has none. */
export function PhotoLabels({ photo }: { photo: PhotoDetail }) {
  const t = useText('photoTools')
  const format = useFormat()
  const { data: session } = useQuery(sessionOptions)
  const { tags, categories, milestones } = photo
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      <PhotoPeople photo={photo} />
      {photo.kind === 'image' && session?.has_vision && <PhotoFaces family_id={photo.family_id} photo_id={photo.id} />}
      {categories.length > 0 && (
        <Labels title={t('labels.categories')}>
          {categories.map(({ id, name }) => (
            <Chip key={id} photo={photo} search={{ category: id }} hint={t('labels.showCategory', { name })}>
              {name}
            </Chip>
          ))}
        </Labels>
      )}
      {tags.length > 0 && (
        <Labels title={t('labels.tags')}>
          {tags.map((name) => (
            <Chip key={name} photo={photo} search={{ tags: name }} hint={t('labels.showTag', { name })}>
              {name}
            </Chip>
          ))}
        </Labels>
      )}
      {milestones.length > 0 && (
        <Labels title={t('labels.milestones')}>
          {milestones.map(({ id, name, date }) => (
            <Chip key={id} photo={photo} search={{ milestone: id }} hint={t('labels.showCategory', { name })}>
              {t('labels.milestoneOn', { name, date: format.longDate(date) })}
            </Chip>
          ))}
        </Labels>
      )}
    </div>
  )
}
