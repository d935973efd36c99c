import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail, MailPicture } from '#server/mail/mail-message.ts'
import { fullName } from '#shared/full-name.ts'
import type { Locale } from '#shared/locales.ts'
import type { invitationMail as en } from '../invitations-mail.messages.en.ts'
import type { InvitationToMail, JoinedMember } from './invitation-mails.queries.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../invitations-mail')

function translator(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] })
}

/** The invitation email: first the inviter's note, then what it's about, and one large button. */
export function writeInvitation(
  invitation: InvitationToMail & { email: string },
  link: string,
  pictures: MailPicture[] = [],
): Mail {
  const { email, language, family_name: family, note, photos, expires_at } = invitation
  const t = translator(language)
  const inviter = nameOf(invitation)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expires_at))
  const intro = t('invitation.intro', { inviter, family })
  const body: MailPart[] = [
    ...(note ? [{ quote: note, by: inviter }] : []),
    intro,
    ...(pictures.length ? [{ pictures, alt: t('invitation.picture', { family }) }] : []),
    ...(photos > 0 ? [t('invitation.photos', { count: photos })] : []),
    { label: t('invitation.button'), url: link },
    t('invitation.how'),
    t('invitation.until', { date }),
  ]
  const footer = t('invitation.footer', { inviter, email: invitation.inviter_email })
  const heading = t('invitation.heading', { inviter: invitation.first_name || inviter })
  return {
    to: email,
    subject: t('invitation.subject', { inviter, family }),
    ...renderMail({ locale: language, preheader: note ?? intro, heading, body, footer }),
  }
}

/** Tells the owner who joined, with both addresses if they differ, or for whom the link was. */
export function writeJoining(joining: JoinedMember, link: string): Mail {
  const { owner_email, language, family_name: family, invited_email, invited_name, joined_email: joined } = joining
  const t = translator(language)
  const name = nameOf({ ...joining, inviter_email: joined })
  const same = t('joined.same', { name, family })
  const other = () =>
    invited_email
      ? t('joined.other', { name, invited: invited_email, joined })
      : t('joined.byLink', { name, invited: invited_name ?? '', joined })
  const words = invited_email === joined ? same : other()
  const body: MailPart[] = [words, { label: t('joined.button'), url: link }]
  return {
    to: owner_email,
    subject: t('joined.subject', { name, family }),
    ...renderMail({
      locale: language,
      preheader: words,
      heading: t('joined.heading', { name }),
      body,
      footer: t('joined.footer', { family }),
    }),
  }
}

function nameOf({
  first_name,
  last_name,
  inviter_email,
}: Record<'first_name' | 'last_name' | 'inviter_email', string>) {
  return fullName({ first_name, last_name }) || inviter_email
}
