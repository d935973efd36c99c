import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { momentsOptions } from './activity.data.ts'
import { photosSinceYesterday } from './moments.ts'

/** "3 new photos since yesterday": what the cover of the album says today. */
export function TodayLine({ family_id }: { family_id: string }) {
  const t = useText('activity.today')
  const format = useFormat()
  const { data } = useQuery(momentsOptions(family_id))
  const [since] = useState(startOfYesterday)
  if (!data) return null
  const { count, more } = photosSinceYesterday(data.activities, since, data.next_cursor !== null)
  if (count > 0) return t(more ? 'manyPhotos' : 'photos', { count })
  const latest = data.activities.find((activity) => activity.activity_type === 'photo_upload')
  return latest ? t('latest', { when: format.ago(latest.created_at) }) : t('begin')
}

function startOfYesterday(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
}
