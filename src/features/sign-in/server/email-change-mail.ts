import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { maskEmail } from '../email-change.rules.ts'
import type { emailChangeMail as en } from '../email-change-mail.messages.en.ts'
import type { EmailChangeMail } from './email-change.jobs.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../email-change-mail')

/** These emails contain no names, so that a user's name never reaches an address that isn't theirs. */
export function writeEmailChangeMail(appUrl: string, mail: EmailChangeMail): Mail {
  const { kind, language: locale, to } = mail
  const t = createTranslator({ locale, messages: messages[locale] })
  const body = [t('greeting'), ...bodyOf(mail, appUrl, t)]
  return {
    to,
    subject: t(`${kind}.subject`),
    ...renderMail({
      ...{ locale, body, preheader: String(body[1]) },
      ...{ heading: t(`${kind}.heading`), footer: t(`${kind}.footer`) },
    }),
  }
}

function bodyOf(mail: EmailChangeMail, appUrl: string, t: ReturnType<typeof createTranslator<typeof en>>): MailPart[] {
  switch (mail.kind) {
    case 'code':
      return [t('code.intro'), { code: mail.code }]
    case 'taken':
      return [t('taken.intro'), t('taken.advice'), { label: t('taken.button'), url: `${appUrl}/login` }]
    case 'changed': {
      const zone = { timeZone: mail.time_zone, timeZoneName: 'short' } as const
      const when = new Intl.DateTimeFormat(mail.language, {
        ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
        ...zone,
      }).format(new Date(mail.changed_at))
      const intro = t('changed.intro', { email: maskEmail(mail.new_email), when })
      if (mail.undo_token === null) return [intro, t('changed.wasYou'), t('changed.noUndo')]
      const url = `${appUrl}/undo-email-change#${new URLSearchParams({ token: mail.undo_token })}`
      return [intro, t('changed.wasYou'), t('changed.undo'), { label: t('changed.button'), url }]
    }
    case 'undone':
      return [t('undone.intro'), t('undone.advice')]
  }
}
