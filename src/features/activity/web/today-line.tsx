import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { Family } from '#features/families/families.contract.ts'
import { addDays, dateIn } from '#shared/days.ts'
import { useFormat, useText, useTimeZone } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { useToday } from '#web/use-today.ts'
import { momentsOptions } from './activity.data.ts'
import { photosSince } from './moments.ts'
import { NewestPhotosLink } from './newest-photos-link.tsx'

/** "3 new photos from Ben since yesterday" if others added them, on the album's cover. In a new album, "3 new photos from Ben". */
export function TodayLine({ family }: { family: Pick<Family, 'id' | 'created_at'> }) {
  const t = useText('activity.today')
  const format = useFormat()
  const ago = useAgo()
  const timeZone = useTimeZone()
  const day = addDays(useToday(), -1)
  const { data: session } = useQuery(sessionOptions)
  const { data } = useQuery(momentsOptions(family.id))
  if (!data) return null
  const ofOthers = data.activities.filter(({ profile }) => profile?.id !== session?.user?.id)
  const { count, names, more } = photosSince(ofOthers, { day, timeZone }, data.next_cursor !== null)
  const album = dateIn(timeZone, new Date(family.created_at)) < day ? 'old' : 'new'
  const latest = data.activities.find((activity) => activity.activity_type === 'photo_upload')
  const from = names.length > 0 ? 'few' : 'many'
  const news =
    count > 0
      ? t(more ? 'manyPhotos' : 'photos', { count, from, names: format.list(names), album })
      : latest && t('latest', { when: ago(latest.created_at) })
  return news ? <NewestPhotosLink family_id={family.id}>{news}</NewestPhotosLink> : t('begin')
}
