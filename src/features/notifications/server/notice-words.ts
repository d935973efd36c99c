import { createTranslator } from 'use-intl/core'
import type { Locale } from '#shared/locales.ts'
import { notifications as en } from '../notifications.messages.en.ts'
import { notifications as es } from '../notifications.messages.es.ts'
import { notifications as fr } from '../notifications.messages.fr.ts'
import type { NotificationKind } from '../notifications.rules.ts'

const messages = { en, es, fr } satisfies Record<Locale, unknown>

type Told = { kind: string; count: number; title: string; day: string | null; actor_name: string | null }

/** Says a notice as the bell says it, for where there is no page: mails and notices of the device. */
export function wordsFor(locale: Locale): (told: Told) => string {
  const t = createTranslator({ locale, messages: messages[locale] as typeof en })
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return ({ kind, count, title, day, actor_name }) =>
    t(`told.${kind as NotificationKind}`, {
      ...{ count, title },
      name: actor_name || t('someone'),
      day: day ? longDate.format(new Date(`${day}T00:00:00Z`)) : '',
    })
}
