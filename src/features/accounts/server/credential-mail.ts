import { createTranslator } from 'use-intl/core'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { Locale } from '#shared/locales.ts'
import { mail as en } from '../accounts-mail.messages.en.ts'
import { mail as es } from '../accounts-mail.messages.es.ts'
import { mail as fr } from '../accounts-mail.messages.fr.ts'
import type { CredentialChange } from './credential-changes.ts'

const messages = { en, es, fr } satisfies Record<Locale, unknown>
type Reader = { email: string; first_name: string; language: Locale | null }

/** Tells somebody what changed, and what to do if it was not them. It holds no link that signs anybody in. */
export function writeCredentialMail(appUrl: string, to: Reader, change: CredentialChange): Mail {
  const { email, first_name } = to
  const locale = to.language ?? 'en'
  const t = createTranslator({ locale, messages: messages[locale] as typeof en })
  const what = t(`credential.changes.${change.replace('.', '_') as 'password_set'}`)
  const greeting = first_name ? t('greeting', { first_name }) : t('greetingWithoutName')
  const button = { label: t('credential.button'), url: `${appUrl}/account/settings?tab=security` }
  return {
    to: email,
    subject: t('credential.subject'),
    ...renderMail({
      locale,
      preheader: what,
      heading: t('credential.heading'),
      body: [greeting, what, t('credential.wasIt'), t('credential.advice'), button],
      footer: t('credential.footer'),
    }),
  }
}
