import { useText } from '#web/text.tsx'
import type { Entitlements } from '../catalogue.ts'

/** What a plan brings, in words, out of what the server enforces. */
export function usePlanFeatures(plan: Entitlements): string[] {
  const t = useText('billing.features')
  const features: (string | false)[] = [
    plan.photos === null ? t('photosUnlimited') : t('photos', { count: plan.photos }),
    plan.members === null ? t('membersUnlimited') : t('members', { count: plan.members }),
    t(`layouts.${plan.layouts}`),
    plan.audio_captions && t('audio_captions'),
    plan.videos && t('videos'),
    plan.birthday_reminders && t('birthday_reminders'),
    plan.books_per_season > 0 && t('books', { count: plan.books_per_season }),
    plan.hardcover && t('hardcover'),
  ]
  return features.filter((feature) => feature !== false)
}
