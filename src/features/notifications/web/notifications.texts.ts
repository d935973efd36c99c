import type { TextLoaders } from '#web/more-texts.tsx'

/** The bell brings its sentences along. */
export const notificationsTexts: TextLoaders = {
  en: () => import('../notifications.messages.en.ts'),
  es: () => import('../notifications.messages.es.ts'),
  fr: () => import('../notifications.messages.fr.ts'),
}
