import type { ReactNode } from 'react'
import { NewestPhotosLink } from '#features/activity/web/newest-photos-link.tsx'
import { few, shortName } from '#features/activity/web/moments.ts'
import type { Family } from '#features/families/families.contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Highlights } from './use-highlights.ts'

type NewsLineProps = { family: Family; since: Highlights['since'] | undefined; otherwise: ReactNode }

/** "3 new photos from Ben and a new milestone since your last visit", which leads to the photos, or else another line. */
export function NewsLine({ family, since, otherwise }: NewsLineProps) {
  const t = useText('highlights')
  const format = useFormat()
  if (!since || since.photos + since.milestones === 0) return otherwise
  const by = since.photos_by.map((id) => family.members.find(({ user }) => user.id === id)?.user ?? null)
  const names = format.list(few(by.map(shortName)))
  const photos = since.photos > 0 && t('photos', { count: since.photos, from: names ? 'few' : 'many', names })
  const milestones = since.milestones > 0 && t('milestones', { count: since.milestones })
  const news = t('since', {
    news: photos && milestones ? t('both', { photos, milestones }) : photos || milestones || '',
  })
  return photos ? <NewestPhotosLink family_id={family.id}>{news}</NewestPhotosLink> : news
}
