import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail, MailPicture } from '#server/mail/mail-message.ts'
import { fullName } from '#shared/full-name.ts'
import type { gazetteMail as en } from '../gazette-mail.messages.en.ts'
import { ATTACHMENT_MAX_BYTES, CONFIRM_DAYS } from '../gazette.rules.ts'
import { editionWordsIn } from './edition-words.ts'
import type { GazetteLinks } from './gazette-links.ts'
import type { MadeEdition } from './make-edition.ts'
import type { Linked } from './subscribers.queries.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../gazette-mail')

type Parts = { links: GazetteLinks; appUrl: string }
type To = Pick<Linked, 'id' | 'family' | 'name' | 'user_id' | 'language' | 'adder_first_name' | 'adder_last_name'> & {
  email: string
}

/** The edition, inside the email if it's small enough, and always behind a link. */
export function writeGazetteMail(
  to: To,
  { edition, pdf, filename, pictures }: MadeEdition & { pictures: MailPicture[] },
  { links, appUrl }: Parts,
): Mail {
  const { id, family, language: locale, name } = to
  const t = createTranslator({ locale, messages: texts[locale].edition })
  const isAttached = pdf.length <= ATTACHMENT_MAX_BYTES
  const unsubscribeUrl = links.urlFor({ kind: 'unsubscribe', id, month: null })
  const month = editionWordsIn(locale, appUrl).month(edition.month)
  const intro = t('intro', { family, month })
  return {
    to: to.email,
    subject: t('subject', { family, month }),
    // RFC 8058: email clients show a button that unsubscribes with one click.
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...(isAttached && { attachments: [{ filename, contentType: 'application/pdf', base64: pdf.toString('base64') }] }),
    ...renderMail({
      ...{ locale, preheader: intro, heading: t('heading', { family, month }) },
      body: [
        name ? t('greeting', { name }) : t('greetingWithoutName'),
        ...(pictures.length > 0 ? [{ pictures, alt: t('picture', { family }) }] : []),
        intro,
        t(isAttached ? 'attached' : 'linked'),
        { label: t('button'), url: links.urlFor({ kind: 'edition', id, month: edition.month }) },
      ],
      footer: t(to.user_id ? 'footerOfMember' : 'footer', { family, url: unsubscribeUrl }),
    }),
  }
}

/** Asks whether someone wants the gazette. Without their click, they get nothing else. */
export function writeGazetteQuestion(to: To, { links }: Pick<Parts, 'links'>): Mail {
  const { id, family, language: locale, name } = to
  const t = createTranslator({ locale, messages: texts[locale].question })
  const first_name = to.adder_first_name ?? ''
  const adder = fullName({ first_name, last_name: to.adder_last_name ?? '' }) || family
  const intro = t('intro', { adder, family })
  return {
    to: to.email,
    subject: t('subject', { adder, family }),
    ...renderMail({
      ...{ locale, preheader: intro, heading: t('heading', { family }) },
      body: [
        ...(name ? [t('greeting', { name })] : []),
        intro,
        t('what'),
        { label: t('button'), url: links.urlFor({ kind: 'confirm', id, month: null }) },
        t('until', { days: CONFIRM_DAYS }),
      ],
      footer: t('footer', { adder }),
    }),
  }
}
