import { useQuery } from '@tanstack/react-query'
import { addDays } from '#shared/days.ts'
import { useText, useTimeZone } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { useToday } from '#web/use-today.ts'
import { momentsOptions } from './activity.data.ts'
import { photosSince } from './moments.ts'

/** "3 new photos since yesterday", on the album's cover. */
export function TodayLine({ family_id }: { family_id: string }) {
  const t = useText('activity.today')
  const ago = useAgo()
  const timeZone = useTimeZone()
  const yesterday = addDays(useToday(), -1)
  const { data } = useQuery(momentsOptions(family_id))
  if (!data) return null
  const { count, more } = photosSince(data.activities, { day: yesterday, timeZone }, data.next_cursor !== null)
  if (count > 0) return t(more ? 'manyPhotos' : 'photos', { count })
  const latest = data.activities.find((activity) => activity.activity_type === 'photo_upload')
  return latest ? t('latest', { when: ago(latest.created_at) }) : t('begin')
}
