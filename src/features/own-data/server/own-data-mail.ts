import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { longDates } from '#server/mail/long-dates.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { localeOf } from '#shared/locales.ts'
import type { EmailRecipient } from '#features/accounts/server/find-account.ts'
import type { OwnDataNews } from './own-data.jobs.ts'
import type { ownDataMail as en } from '../own-data-mail.messages.en.ts'

export const ownDataMails = await catalogs<typeof en>(import.meta.url, '../own-data-mail')

/** Email about a finished export with its expiry, or about a scheduled account deletion. */
export function writeOwnDataMail(appUrl: string, news: OwnDataNews, to: EmailRecipient): Mail {
  const locale = localeOf(to.language)
  const t = createTranslator({ locale, messages: ownDataMails[locale] })
  const { kind, until } = news
  const date = longDates(to).format(new Date(until))
  const family = kind === 'familyReady' ? news.family.name : ''
  const greeting = to.first_name ? t('greeting', { first_name: to.first_name }) : t('greetingWithoutName')
  const intro = t(`${kind}.intro`, { date, family })
  return {
    to: to.email,
    subject: t(`${kind}.subject`, { family }),
    ...renderMail({
      ...{ locale, body: [greeting, intro, { label: t(`${kind}.button`), url: addressOf(appUrl, news) }] },
      preheader: intro,
      heading: t(`${kind}.heading`),
      footer: t(`${kind}.footer`),
    }),
  }
}

function addressOf(appUrl: string, news: OwnDataNews): string {
  if (news.kind === 'familyReady') return `${appUrl}/families/${news.family.id}/settings?section=backups`
  return news.kind === 'ready' ? `${appUrl}/account/settings?tab=data` : `${appUrl}/login`
}
