import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { blurOf } from '#web/blur.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText, useTimeZone } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { highlightsInput, highlightsOptions } from './highlights.data.ts'

const texts = import.meta.glob<object>('../../highlights.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    highlights: typeof import('../../highlights.messages.en.ts').highlights
  }
}

/** New items since the last visit, and photos of this day in other years. Renders nothing if there are neither. */
export function HighlightsCard({ family_id }: { family_id: string }) {
  return (
    <MoreTexts of={texts}>
      <Highlights key={family_id} family_id={family_id} />
    </MoreTexts>
  )
}

function Highlights({ family_id }: { family_id: string }) {
  const t = useText('highlights')
  const timeZone = useTimeZone()
  const [visit] = useState(() => highlightsInput(family_id, timeZone))
  // Updates at midnight on a page that stays open.
  const asked = { ...visit, day: useToday() }
  const { data, isPending } = useQuery(highlightsOptions(asked))
  useRevealPending(isPending)
  if (!data) return null
  const photos = data.since.photos > 0 && t('photos', { count: data.since.photos })
  const milestones = data.since.milestones > 0 && t('milestones', { count: data.since.milestones })
  const news = photos && milestones ? t('both', { photos, milestones }) : photos || milestones
  const shown = data.on_this_day
  return (
    <>
      {news && (
        <Card title={t('sinceTitle')}>
          <p className="text-lg">{news}</p>
        </Card>
      )}
      {shown.length > 0 && (
        <Card title={t('title')} subtitle={t('subtitle')}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
            {shown.map((photo) => (
              <li key={photo.id}>
                <Picture photo={photo} years={Number(asked.day.slice(0, 4)) - Number(photo.sort_at.slice(0, 4))} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Picture({ photo, years }: { photo: PhotoListed; years: number }) {
  const t = useText('highlights')
  const alt = useAltText()
  return (
    <Link
      to="."
      search={(now) => ({ ...now, photo: photo.id })}
      state={{ photoDepth: 1 }}
      resetScroll={false}
      className="block"
    >
      <img
        src={photo.small_url}
        alt={alt(photo)}
        loading="lazy"
        style={{ backgroundImage: blurOf(photo.thumbhash) }}
        className="aspect-square w-full rounded-mark bg-sunk bg-cover object-cover"
      />
      <span className="mt-1.5 block text-sm text-ink-soft">{t('ago', { years })}</span>
    </Link>
  )
}
