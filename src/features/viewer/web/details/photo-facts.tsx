import { Link } from '@tanstack/react-router'
import { Archive, Camera, FileImage, Layers, MapPin } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { isExactDay, useTakenDate } from '#features/photos/web/use-taken-date.ts'
import { offsetOf } from '#shared/local-times.ts'
import { formatOffset } from '../taken.ts'
import { cameraLine } from './camera-line.ts'
import { PhotoLabels } from './photo-labels.tsx'

/** The radius of the "nearby photos" filter: walking distance. */
const NEARBY_KM = 5

/** A photo's details, laid out like a caption in an album. */
export function PhotoFacts({ photo }: { photo: PhotoDetail }) {
  const t = useText('photoTools.facts')
  const tools = useText('photoTools')
  const stacks = useText('photoTools.stacks')
  const details = useText('photos.details')
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
      {photo.description ? (
        <p className="font-serif text-lg whitespace-pre-line sm:text-xl">{photo.description}</p>
      ) : (
        <p className="font-serif text-lg text-ink-soft italic">{t('noDescription')}</p>
      )}
      {photo.placeholder && (
        <p className="rounded-control bg-honey-wash px-4 py-3 text-sm text-honey">
          {t(photo.can.save ? 'placeholder' : 'placeholderOnly')}
        </p>
      )}
      <div className="flex flex-col gap-1">
        {taken_at && taken && (
          <p>
            {isExactDay(photo.taken_precision) ? details('takenOn', { date: taken }) : taken}{' '}
            {photo.taken_precision === 'time' && (
              <span className="text-ink-soft">
                {format.time(taken_at)}
                {isElsewhere && `, ${formatOffset(offset)}`}
              </span>
            )}
          </p>
        )}
        <p className="text-ink-soft">
          {adder ? t('uploadedOnBy', { date: uploaded, name: adder }) : t('uploadedOn', { date: uploaded })}
        </p>
      </div>
      <PhotoLabels photo={photo} />
      <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink-soft">
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
        {photo.location_name && (
          <Fact icon={MapPin} name={t('place')}>
            {photo.location_name}
            {photo.location_lat !== null && photo.location_lng !== null && (
              <>
                {' · '}
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

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <p className="flex gap-2.5">
      <Icon role="img" aria-label={name} size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
