import ipaddr from 'ipaddr.js'
import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { datesIn, localeOf } from '#shared/locales.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { mail as en } from '../sign-in-mail.messages.en.ts'
import { deviceOf } from '../../accounts/device-name.ts'
import type { EmailRecipient } from '../../accounts/server/find-account.ts'
import type { CredentialChange } from '../../accounts/server/credential-changes.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../sign-in-mail')
type Change = { change: CredentialChange; device?: Device | undefined }
type Device = { user_agent: string; address: string; at: string }

/** Says what changed, and what to do if it wasn't them. It has no link that signs anyone in. */
export function writeCredentialMail(appUrl: string, to: EmailRecipient, { change, device }: Change): Mail {
  const { email, first_name } = to
  const locale = localeOf(to.language)
  const t = createTranslator({ locale, messages: messages[locale] })
  const key = change.replace('.', '_') as 'session_new_device'
  const what = t(`credential.changes.${key}`)
  const greeting = first_name ? t('greeting', { first_name }) : t('greetingWithoutName')
  const button = { label: t('credential.button'), url: `${appUrl}/account/settings?tab=security` }
  return {
    to: email,
    subject: t.has(`credential.subjects.${key}`) ? t(`credential.subjects.${key}`) : t('credential.subject'),
    ...renderMail({
      locale,
      preheader: what,
      heading: t('credential.heading'),
      body: [
        greeting,
        what,
        ...(device ? [{ facts: factsOf(t, device, to) }] : []),
        t('credential.wasIt'),
        t('credential.advice'),
        button,
      ],
      footer: t('credential.footer'),
    }),
  }
}

type Translate = ReturnType<typeof createTranslator<typeof en>>

function factsOf(
  t: Translate,
  { user_agent, address, at }: Device,
  { language, timezone, date_format }: EmailRecipient,
): [string, string][] {
  const { browser, system } = deviceOf(user_agent)
  const name =
    browser && system
      ? t('credential.deviceNamed', { browser, system })
      : (browser ?? system ?? t('credential.deviceUnknown'))
  // In the reader's own time zone, which needs no name.
  const time = new Intl.DateTimeFormat(datesIn(localeOf(language), date_format), {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...(timezone ? { timeZone: zoneOf(timezone) } : { timeZone: 'UTC', timeZoneName: 'short' }),
  })
    .format(new Date(at))
    .replace(/ (?=[AP]M$)/, '\u00a0')
  const place = t(isAtHome(address) ? 'credential.ownNetwork' : 'credential.network', { address })
  return [
    [t('credential.device'), name],
    [t('credential.place'), place],
    [t('credential.time'), time],
  ]
}

const AT_HOME = new Set(['private', 'uniqueLocal', 'linkLocal', 'loopback'])

function isAtHome(address: string): boolean {
  return ipaddr.isValid(address) && AT_HOME.has(ipaddr.process(address).range())
}
