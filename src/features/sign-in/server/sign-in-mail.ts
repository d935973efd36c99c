import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { mail as en } from '../sign-in-mail.messages.en.ts'
import type { SignInMail } from './sign-in.jobs.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../sign-in-mail')
const sections = {
  'sign-in': 'signIn',
  'sign-up': 'signUp',
  newcomer: 'newcomer',
  closed: 'closed',
  'no-account': 'noAccount',
  proof: 'proof',
  reset: 'reset',
} as const

/** The email in the user's language. Its links start with APP_URL, regardless of the request's host. */
export function writeSignInMail(appUrl: string, mail: SignInMail): Mail {
  const { kind, language, email, first_name, code, link_token } = mail
  const t = createTranslator({ locale: language, messages: messages[language] })
  const section = sections[kind]
  const button = section === 'proof' ? '' : t(`${section}.button`)
  const link = {
    label: button,
    url: `${appUrl}${kind === 'reset' ? '/reset-password' : '/sign-in/link'}#${new URLSearchParams({ token: link_token })}`,
  }
  const signUp = {
    label: button,
    url: `${appUrl}/signup?${new URLSearchParams({ email })}`,
  }
  const bodies: Record<SignInMail['kind'], () => MailPart[]> = {
    'sign-in': () => [t('signIn.intro'), link, t('signIn.codeIntro'), { code }],
    newcomer: () => [t('newcomer.intro'), { code }, t('newcomer.linkIntro'), link],
    closed: () => [t('closed.intro', { email }), t('closed.advice'), { label: button, url: `${appUrl}/login` }],
    'sign-up': () => [t('signUp.intro'), { code }, t('signUp.linkIntro'), link],
    proof: () => [t('proof.intro'), { code }],
    reset: () => [t('reset.intro'), link],
    'no-account': () => [t('noAccount.intro', { email }), t('noAccount.advice'), signUp],
  }
  const greeting = first_name ? t('greeting', { first_name }) : t('greetingWithoutName')
  const body = [greeting, ...bodies[kind]()]
  const preheader = String(body[1])
  const footer = t(`${section}.footer`)
  return {
    to: email,
    subject: t(`${section}.subject`),
    ...renderMail({ locale: language, preheader, heading: t(`${section}.heading`), body, footer }),
  }
}
