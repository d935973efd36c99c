import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import type { Highlights } from './use-highlights.ts'

/** "3 new photos and a new milestone since your last visit", or else another line. */
export function NewsLine({ since, otherwise }: { since: Highlights['since'] | undefined; otherwise: ReactNode }) {
  const t = useText('highlights')
  const photos = since && since.photos > 0 && t('photos', { count: since.photos })
  const milestones = since && since.milestones > 0 && t('milestones', { count: since.milestones })
  const news = photos && milestones ? t('both', { photos, milestones }) : photos || milestones
  return news ? t('since', { news }) : otherwise
}
