import { Link } from '@tanstack/react-router'
import { Archive, CalendarDays, Camera, FileImage, Globe, Layers, Lock, MapPin, Upload, UsersRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { DOT } from '#shared/dot.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { isExactDay, useTakenDate } from '#features/photos/web/use-taken-date.ts'
import { offsetOf } from '#shared/local-times.ts'
import { formatOffset } from '../taken.ts'
import { cameraLine } from './camera-line.ts'
import { PhotoLabels } from './photo-labels.tsx'

/** The radius of the "nearby photos" filter: walking distance. */
const NEARBY_KM = 5

const audienceIcons = { private: Lock, family_only: UsersRound, extended_family: Globe }

type PhotoFactsProps = {
  photo: PhotoDetail
  onEdit: () => void
  /** What other features know about it, above what's technical. */
  children: ReactNode
}

/** About a line of large letters. */
const SHORT_TITLE_LENGTH = 28
/** At most about three lines of bold letters. */
const TITLE_MAX_LENGTH = 80

/** A photo's details, laid out like a caption in an album: its words, when, where and who, and then what's technical. */
export function PhotoFacts({ photo, onEdit, children }: PhotoFactsProps) {
  const t = useText('photoTools.facts')
  const tools = useText('photoTools')
  const stacks = useText('photoTools.stacks')
  const details = useText('photos.details')
  const common = useText('web')
  const takenDate = useTakenDate()
  const format = useFormat()
  const camera = cameraLine(photo.camera, format)
  const adder = photo.added_by && fullName(photo.added_by)
  const { taken_at, taken_offset_minutes: offset } = photo
  const taken = taken_at && takenDate(taken_at, photo.taken_precision)
  // Where the clocks show the user's own time, the time zone is no news.
  const isElsewhere = taken_at !== null && offset !== null && offset !== offsetOf(taken_at, format.timeZone)
  const uploaded = format.longDate(photo.created_at)
  return (
    <div className="flex flex-col gap-5">
      <h2
        className={classNames(
          'font-serif whitespace-pre-line wrap-break-word',
          // Beside the sheet's buttons.
          'in-data-sheet-content:mr-14',
          !photo.description
            ? 'text-ink-soft italic'
            : photo.description.length > TITLE_MAX_LENGTH
              ? 'leading-snug'
              : 'leading-[1.15] font-semibold text-balance',
          photo.description && photo.description.length <= SHORT_TITLE_LENGTH ? 'text-2xl' : 'text-xl',
        )}
      >
        {photo.description || t('noDescription')}
      </h2>
      {photo.placeholder && (
        <p className="rounded-control bg-honey-wash px-4 py-3 text-sm text-honey">
          {t(photo.can.save ? 'placeholder' : 'placeholderOnly')}
        </p>
      )}
      <div className="flex flex-col gap-2 empty:hidden">
        {taken_at && taken && (
          <Fact icon={CalendarDays} name={tools('date.label')}>
            {isExactDay(photo.taken_precision) ? details('takenOn', { date: taken }) : taken}{' '}
            {photo.taken_precision === 'time' && (
              <span className="inline-block text-ink-soft">
                {format.time(taken_at)}
                {isElsewhere && `, ${formatOffset(offset)}`}
              </span>
            )}
          </Fact>
        )}
        {!taken && (
          <Fact icon={CalendarDays} name={tools('date.label')}>
            {photo.can.edit ? (
              <button
                type="button"
                onClick={onEdit}
                className="-my-2.5 min-h-11 font-semibold text-ember hover:underline"
              >
                {t('addDate')}
              </button>
            ) : (
              <span className="text-ink-soft">{t('noDate')}</span>
            )}
          </Fact>
        )}
        {photo.location_name && (
          <Fact icon={MapPin} name={t('place')}>
            {photo.location_name}
            {photo.location_lat !== null && photo.location_lng !== null && (
              <>
                {DOT}
                <Link
                  to="/families/$familyId/photos"
                  params={{ familyId: photo.family_id }}
                  search={{ near: `${photo.location_lat},${photo.location_lng},${NEARBY_KM}` }}
                  className="font-semibold text-ember hover:underline"
                >
                  {tools('labels.nearby')}
                </Link>
              </>
            )}
          </Fact>
        )}
      </div>
      <PhotoLabels photo={photo} />
      <Suspense>{children}</Suspense>
      <div className="flex flex-col gap-2 border-t border-line pt-5 text-sm text-ink-soft">
        <Fact icon={audienceIcons[photo.audience]}>
          <span className="font-semibold text-ink">{common(`audience.${photo.audience}.label`)}</span>{' '}
          <span className="block">{common(`audience.${photo.audience}.hint`)}</span>
        </Fact>
        {photo.is_archived && (
          <Fact icon={Archive} name={t('archived')}>
            {t('archivedText')}
          </Fact>
        )}
        {photo.stack_size > 1 && (
          <Fact icon={Layers} name={stacks('name')}>
            {stacks(photo.is_covered ? 'below' : 'onTop', { count: photo.stack_size })}
          </Fact>
        )}
        <Fact icon={Upload}>
          {adder ? t('uploadedOnBy', { date: uploaded, name: adder }) : t('uploadedOn', { date: uploaded })}
        </Fact>
        {camera && (
          <Fact icon={Camera} name={t('camera')}>
            {camera}
          </Fact>
        )}
        <Fact icon={FileImage} name={t('file')}>
          <span className="break-all">{photo.filename}</span> · {photo.width} × {photo.height} ·{' '}
          {format.bytes(photo.bytes)}
          {photo.is_live && ` · ${t('live')}`}
        </Fact>
      </div>
    </div>
  )
}

/** `name`: what it is, unless the words say that. */
function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name?: string; children: ReactNode }) {
  return (
    <p className="flex gap-2.5">
      <Icon
        {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        size={18}
        className="mt-[calc((1lh-1.125rem)/2)] shrink-0 text-ink-soft"
      />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
