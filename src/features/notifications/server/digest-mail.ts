import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail, MailPicture } from '#server/mail/mail-message.ts'
import type { Locale } from '#shared/locales.ts'
import type { digest as en } from '../notifications-mail.messages.en.ts'
import type { News } from './digests.queries.ts'
import { firstPhoto } from './digest-pictures.ts'
import { wordsFor } from './notification-text.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../notifications-mail')

/** Notifications shown per family; the rest are only counted. */
const LINES_PER_FAMILY = 8

export type Digest = {
  appUrl: string
  email: string
  first_name: string
  locale: Locale
  news: News[]
  /** By family. */
  pictures: ReadonlyMap<string, MailPicture[]>
  hasMore: boolean
  unsubscribeUrl: string
  /** Adds replies to the first photo as comments. */
  replyTo?: string
}

/** In each language. Programs quote it, so that a reply's own words are above it. */
export const replySentences = Object.values(messages).map(({ reply }) => reply)

/** The digest in the recipient's language, with pictures inside it, and without tracking pixels. */
export function writeDigestMail(digest: Digest): Mail {
  const { appUrl, email, first_name, locale, news, pictures, hasMore, unsubscribeUrl, replyTo } = digest
  const t = createTranslator({ locale, messages: messages[locale] })
  const words = wordsFor(locale)
  const [first] = news
  const families = [...Map.groupBy(news, ({ family_id }) => family_id)]
  const paragraphs = families.flatMap(([family_id, items]): MailPart[] => {
    const lines = items.slice(0, LINES_PER_FAMILY).map((item) => `• ${words(item)}`)
    const more = items.length - lines.length
    const family = items[0]?.family_name ?? ''
    // With one family, the heading has its name.
    const text = [
      ...(families.length > 1 ? [family] : []),
      ...lines,
      ...(more > 0 ? [t('more', { count: more })] : []),
    ].join('\n')
    const shown = pictures.get(family_id) ?? []
    const show = (some: MailPicture[]) => (some.length ? [{ pictures: some, alt: t('picture', { family }) }] : [])
    const isAnswered = replyTo !== undefined && family_id === firstPhoto(pictures)?.family_id
    if (!isAnswered) return [...show(shown), text]
    return [...show(shown.slice(0, 1)), t('reply'), ...show(shown.slice(1)), text]
  })
  const name = (families.length === 1 && first?.family_name) || ''
  const heading = name ? t('headingOne', { family: name }) : t('heading')
  return {
    to: email,
    subject: name ? t('subjectOne', { family: name }) : t('subject'),
    ...(replyTo && { replyTo }),
    // RFC 8058: email clients show a button that unsubscribes with one click.
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderMail({
      locale,
      preheader: first ? words(first) : '',
      heading,
      body: [
        first_name ? t('greeting', { first_name }) : t('greetingWithoutName'),
        ...paragraphs,
        ...(hasMore ? [t('andMore')] : []),
        { label: t('button'), url: `${appUrl}/dashboard` },
      ],
      footer: t('footer', { url: `${appUrl}/preferences` }),
    }),
  }
}
