import { createTranslator } from 'use-intl/core'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { Locale } from '#shared/locales.ts'
import { ownDataMail as en } from '../own-data-mail.messages.en.ts'
import { ownDataMail as es } from '../own-data-mail.messages.es.ts'
import { ownDataMail as fr } from '../own-data-mail.messages.fr.ts'

export const ownDataMails = { en, es, fr } satisfies Record<Locale, unknown>

export type OwnDataMail = {
  kind: 'ready' | 'leaving'
  locale: Locale
  to: string
  first_name: string
  /** A moment: when the file goes, or the account. */
  until: string
  time_zone: string
}

/** Says that an export is ready, or until when an account can be kept. */
export function writeOwnDataMail(
  appUrl: string,
  { kind, locale, to, first_name, until, time_zone }: OwnDataMail,
): Mail {
  const t = createTranslator({ locale, messages: ownDataMails[locale] as typeof en })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zoneOf(time_zone) }).format(
    new Date(until),
  )
  const url = kind === 'ready' ? `${appUrl}/account/settings?tab=data` : `${appUrl}/login`
  const greeting = first_name ? t('greeting', { first_name }) : t('greetingWithoutName')
  const body = [greeting, t(`${kind}.intro`, { date }), { label: t(`${kind}.button`), url }]
  return {
    to,
    subject: t(`${kind}.subject`),
    ...renderMail({
      ...{ locale, body },
      preheader: t(`${kind}.intro`, { date }),
      heading: t(`${kind}.heading`),
      footer: t(`${kind}.footer`),
    }),
  }
}
