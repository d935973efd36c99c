import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'
import type { notifications as en } from '../notifications.messages.en.ts'
import { nameOf, textOf, type NotificationKind } from '../notifications.rules.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../notifications')

type Told = {
  kind: string
  count: number
  others?: number
  title: string
  day: string | null
  actor_name: string | null
}

/** A notification's text as in the bell, for emails and push messages. */
export function wordsFor(locale: Locale): (told: Told) => string {
  const t = createTranslator({ locale, messages: messages[locale] })
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return ({ count, others = 0, title, day, actor_name, ...told }) => {
    const kind = told.kind as NotificationKind
    return t(`told.${textOf({ kind, title })}`, {
      ...{ count, others, title, whom: 'empty' },
      name: nameOf({ kind, title }, actor_name) || t('someone'),
      day: day ? longDate.format(new Date(`${day}T00:00:00Z`)) : '',
    })
  }
}
