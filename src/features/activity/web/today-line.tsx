import { useQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { Family } from '#features/families/families.contract.ts'
import { addDays, dateIn } from '#shared/days.ts'
import { useText, useTimeZone } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { useToday } from '#web/use-today.ts'
import { momentsOptions } from './activity.data.ts'
import { photosSince } from './moments.ts'

/** "3 new photos since yesterday" if others added them, on the album's cover. In a new album, "3 new photos". */
export function TodayLine({ family }: { family: Pick<Family, 'id' | 'created_at'> }) {
  const t = useText('activity.today')
  const ago = useAgo()
  const timeZone = useTimeZone()
  const day = addDays(useToday(), -1)
  const { data: session } = useQuery(sessionOptions)
  const { data } = useQuery(momentsOptions(family.id))
  if (!data) return null
  const ofOthers = data.activities.filter(({ profile }) => profile?.id !== session?.user?.id)
  const { count, more } = photosSince(ofOthers, { day, timeZone }, data.next_cursor !== null)
  const album = dateIn(timeZone, new Date(family.created_at)) < day ? 'old' : 'new'
  if (count > 0) return t(more ? 'manyPhotos' : 'photos', { count, album })
  const latest = data.activities.find((activity) => activity.activity_type === 'photo_upload')
  return latest ? t('latest', { when: ago(latest.created_at) }) : t('begin')
}
