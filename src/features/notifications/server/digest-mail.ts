import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail, MailPicture } from '#server/mail/mail-message.ts'
import { cutText } from '#shared/cut-text.ts'
import type { Locale } from '#shared/locales.ts'
import { quoted } from '#shared/quoted.ts'
import type { digest as en } from '../notifications-mail.messages.en.ts'
import type { DigestFrequency, News } from './digests.queries.ts'
import { firstPhoto } from './digest-pictures.ts'
import { wordsFor } from './notification-text.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../notifications-mail')

/** Lines shown per family; the rest are only counted. */
const LINES_PER_FAMILY = 8
const COMMENT_LENGTH = 80

export type Digest = {
  appUrl: string
  email: string
  first_name: string
  locale: Locale
  frequency: DigestFrequency
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
  const { appUrl, email, first_name, locale, frequency, news, pictures, hasMore, unsubscribeUrl, replyTo } = digest
  const t = createTranslator({ locale, messages: messages[locale] })
  const words = wordsFor(locale)
  const [first] = news
  const families = [...Map.groupBy(news, ({ family_id }) => family_id)]
  const paragraphs = families.flatMap(([family_id, items]): MailPart[] => {
    const lines = linesOf(items, { t, words, locale })
    const shown = lines.slice(0, LINES_PER_FAMILY)
    const more = items.length - shown.reduce((sum, { count }) => sum + count, 0)
    const family = items[0]?.family_name ?? ''
    const [lead, ...others] = pictures.get(family_id) ?? []
    const alt = t('picture', { family })
    const isAnswered = replyTo !== undefined && family_id === firstPhoto(pictures)?.family_id
    return [
      // With one family, the heading has its name.
      ...(families.length > 1 ? [family] : []),
      ...(lead ? [{ pictures: [lead], alt, ...(lead.caption && { caption: lead.caption }) }] : []),
      ...(isAnswered ? [t('reply')] : []),
      ...(others.length ? [{ pictures: others, alt }] : []),
      { list: [...shown.map(({ text }) => text), ...(more > 0 ? [t('more', { count: more })] : [])] },
    ]
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
      footer: t('footer', { frequency, url: `${appUrl}/preferences` }),
    }),
  }
}

type Words = {
  t: ReturnType<typeof createTranslator<typeof en>>
  words: ReturnType<typeof wordsFor>
  locale: Locale
}
/** How many notifications it's about. */
type Line = { text: string; count: number }

/** One line for all milestones of a person, one for all who joined, and one for each other notification. */
function linesOf(news: News[], { t, words, locale }: Words): Line[] {
  const list = new Intl.ListFormat(locale)
  const groups = [...Map.groupBy(news, groupOf).values()]
  return groups.map((items): Line => {
    const [first] = items as [News]
    const count = items.length
    const name = first.actor_name ?? ''
    if (count > 1 && first.kind === 'milestone_added')
      return { text: t('milestones', { name, count, titles: items.map(({ title }) => title).join(', ') }), count }
    if (count > 1)
      return { text: t('joined', { names: list.format(items.map(({ actor_name }) => actor_name ?? '')) }), count }
    if (first.comment && name) {
      const cut = cutText(first.comment, COMMENT_LENGTH)
      const comment = quoted(cut.length < first.comment.length ? `${cut.replace(/[\s.,;:]+\S*$/u, '')}…` : cut, locale)
      return { text: t('comment', { name, comment, count: first.count }), count }
    }
    return { text: words(first), count }
  })
}

function groupOf({ id, kind, count, actor_name }: News): string {
  if (!actor_name || count > 1) return id
  return kind === 'milestone_added' ? `${kind} ${actor_name}` : kind === 'member_joined' ? kind : id
}
