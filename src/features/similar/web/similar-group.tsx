import { Check, Maximize2, Sparkles } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import type { SimilarGroup } from '#features/similar/similar-photos.contract.ts'
import { required } from '#shared/required.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'

type SimilarGroupProps = {
  group: SimilarGroup
  busy: boolean
  onDecide: (kept: string[], others: string[]) => void
  onOpen: (photo_id: string) => void
}

/** A group of similar photos in which to choose those to keep. The suggested one is preselected. */
export function SimilarGroupCard({ group, busy, onDecide, onOpen }: SimilarGroupProps) {
  const t = useText('similarPhotos')
  const format = useFormat()
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set([group.best_id]))
  const ids = group.photos.map(({ id }) => id)
  const others = ids.filter((id) => !kept.has(id))
  const date = format.longDate(required(group.photos[0]).sort_at)

  function toggle(id: string) {
    const next = new Set(kept)
    if (!next.delete(id)) next.add(id)
    setKept(next)
  }

  return (
    <section
      aria-label={t('group', { count: ids.length, date })}
      className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]"
    >
      <div className="lg:col-start-2">
        <h2 className="font-serif text-xl font-semibold">{date}</h2>
        <p className="text-ink-soft">{t('alike', { count: ids.length })}</p>
      </div>
      <ul className="flex flex-wrap gap-x-2 gap-y-4 sm:gap-x-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {group.photos.map((photo) => (
          <SimilarPhoto
            key={photo.id}
            photo={photo}
            isKept={kept.has(photo.id)}
            isBest={photo.id === group.best_id}
            reason={group.reason}
            onToggle={() => toggle(photo.id)}
            onOpen={() => onOpen(photo.id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap content-start gap-2.5 *:grow lg:flex-col lg:*:grow-0">
        <p className="w-full text-ink-soft lg:mb-2">{t('others', { others: others.length })}</p>
        <Button disabled={busy || others.length === 0 || kept.size === 0} onClick={() => onDecide([...kept], others)}>
          <span className="sm:hidden">{t('keepShort', { kept: kept.size })}</span>
          <span className="max-sm:hidden">{t('keep', { kept: kept.size, others: others.length })}</span>
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => onDecide(ids, [])}>
          {t('keepAll', { count: ids.length })}
        </Button>
      </div>
    </section>
  )
}

type SimilarPhotoProps = {
  photo: SimilarGroup['photos'][number]
  isKept: boolean
  isBest: boolean
  reason: SimilarGroup['reason']
  onToggle: () => void
  onOpen: () => void
}

function SimilarPhoto({ photo, isKept, isBest, reason, onToggle, onOpen }: SimilarPhotoProps) {
  const t = useText('similarPhotos')
  const alt = useAltText()
  const words = alt(photo)
  const ratio = photo.width / photo.height
  return (
    <li
      style={{ '--ratio': ratio } as CSSProperties}
      // As high as the others of its row. On phones, a wide photo fits beside a tall one.
      className="flex max-w-[calc(16rem*var(--ratio))] min-w-0 flex-[var(--ratio)_1_calc(8rem*var(--ratio))] flex-col gap-1.5 sm:max-w-[calc(32rem*var(--ratio))] sm:basis-[calc(15rem*var(--ratio))]"
    >
      <div className="relative">
        <button
          type="button"
          aria-pressed={isKept}
          aria-label={t('keepOne', { words })}
          onClick={onToggle}
          style={{ aspectRatio: ratio, backgroundImage: blurOf(photo.thumbhash) }}
          className={classNames(
            'relative block w-full overflow-hidden rounded-control bg-sunk bg-cover',
            isKept &&
              'after:absolute after:inset-0 after:rounded-control after:shadow-[inset_0_0_0_4px_var(--ember),inset_0_0_0_6px_var(--paper)]',
          )}
        >
          <img src={photo.large_url} alt="" loading="lazy" className="size-full object-cover" />
          <span
            className={classNames(
              'absolute top-3.5 left-3.5 grid size-7 place-items-center rounded-full border-2 border-page ring-1 ring-stage/35',
              isKept ? 'bg-ember text-on-ember' : 'bg-scrim text-transparent',
            )}
          >
            <Check aria-hidden size={16} strokeWidth={3} />
          </span>
        </button>
        <button
          type="button"
          aria-label={t('open', { words })}
          onClick={onOpen}
          className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full"
        >
          <span className={classNames(photoChip, 'grid size-8 place-items-center rounded-full')}>
            <Maximize2 aria-hidden size={16} />
          </span>
        </button>
      </div>
      {isBest && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-sage">
          <Sparkles aria-hidden size={14} className="shrink-0" />
          {t(`reasons.${reason ?? 'none'}`)}
        </p>
      )}
    </li>
  )
}
