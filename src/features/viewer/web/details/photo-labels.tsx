import { Link } from '@tanstack/react-router'
import { Globe, Lock, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { GallerySearch } from '#features/photos/web/photos.search.ts'

const audienceIcons = { private: Lock, family_only: UsersRound, extended_family: Globe }

/** A photo's tags, categories, milestones and people, each linked to its other photos, and the photo's audience. */
export function PhotoLabels({ photo }: { photo: PhotoDetail }) {
  const t = useText('photoTools')
  const common = useText('web')
  const format = useFormat()
  const { tags, categories, milestones, people, audience } = photo
  const Icon = audienceIcons[audience]
  return (
    <div className="flex flex-col gap-4">
      {people.length > 0 && (
        <Labels title={t('labels.people')}>
          {people.map((person) => {
            const name = `${person.first_name} ${person.last_name}`.trim()
            return (
              <Chip
                key={person.id}
                photo={photo}
                search={{ people: person.id }}
                hint={t('labels.showPerson', { name })}
              >
                {name}
              </Chip>
            )
          })}
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
      <p className="flex items-center gap-2.5 text-sm text-ink-soft">
        <Icon aria-hidden size={18} className="shrink-0" />
        {common(`audience.${audience}.label`)} · {common(`audience.${audience}.hint`)}
      </p>
    </div>
  )
}

function Labels({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold text-ink-soft">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

type ChipProps = { photo: PhotoDetail; search: GallerySearch; hint: string; children: string }

function Chip({ photo, search, hint, children }: ChipProps) {
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: photo.family_id }}
      search={search}
      title={hint}
      className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line bg-sunk px-3.5 text-sm font-medium hover:border-outline"
    >
      <span className="truncate">{children}</span>
    </Link>
  )
}
