import { useQuery } from '@tanstack/react-query'
import { Globe, Lock, UsersRound } from 'lucide-react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { visionTexts } from '#features/vision/web/vision.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { PhotoPeople } from '../people/photo-people.tsx'
import { Chip, Labels } from './photo-chips.tsx'

const PhotoFaces = lazyWithTexts(visionTexts, () => import('#features/vision/web/photo-faces.tsx'), 'PhotoFaces')

const audienceIcons = { private: Lock, family_only: UsersRound, extended_family: Globe }

/** A photo's tags, categories, milestones and people, each linked to its other photos, and the photo's audience. */
export function PhotoLabels({ photo }: { photo: PhotoDetail }) {
  const t = useText('photoTools')
  const common = useText('web')
  const format = useFormat()
  const { data: session } = useQuery(sessionOptions)
  const { tags, categories, milestones, audience } = photo
  const Icon = audienceIcons[audience]
  return (
    <div className="flex flex-col gap-4">
      <PhotoPeople photo={photo} />
      {photo.kind === 'image' && session?.has_vision && <PhotoFaces family_id={photo.family_id} photo_id={photo.id} />}
      {tags.length > 0 && (
        <Labels title={t('labels.tags')}>
          {tags.map((name) => (
            <Chip key={name} photo={photo} search={{ tags: name }} hint={t('labels.showTag', { name })}>
              {name}
            </Chip>
          ))}
        </Labels>
      )}
      {categories.length > 0 && (
        <Labels title={t('labels.categories')}>
          {categories.map(({ id, name }) => (
            <Chip key={id} photo={photo} search={{ category: id }} hint={t('labels.showCategory', { name })}>
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
      <p className="flex gap-2.5 text-sm text-ink-soft">
        <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span>
          <span className="font-semibold text-ink">{common(`audience.${audience}.label`)}</span>{' '}
          <span className="block">{common(`audience.${audience}.hint`)}</span>
        </span>
      </p>
    </div>
  )
}
