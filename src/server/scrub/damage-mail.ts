import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { renderMail, type MailPart } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { damageMail as en } from './damage-mail.messages.en.ts'
import type { DamageNews } from './damage.jobs.ts'
import type { Damage, DamageRecipient } from './damage.queries.ts'

const texts = await catalogs<typeof en>(import.meta.url, './damage-mail')

/** Says what's damaged, that nothing was deleted, and what to do; or that it's intact again. */
export function writeDamageMail(
  { email, language: locale, family_name }: DamageRecipient,
  { kind, family_id }: Pick<DamageNews, 'kind' | 'family_id'>,
  { missing, changed, families, examples }: Damage,
  appUrl: string,
): Mail {
  const t = createTranslator({ locale, messages: texts[locale][family_id ? 'owner' : 'admin'] })
  const count = missing + changed
  const facts = { count, missing, changed, families, family: family_name ?? '' }
  const text = t(`${kind}.text`, facts)
  const url = family_id ? `${appUrl}/families/${family_id}/photos` : `${appUrl}/admin`
  const body: MailPart[] = [text]
  if (kind === 'damaged') {
    const rest = count - examples.length
    const names = [...examples, ...(rest > 0 ? [t('more', { count: rest })] : [])]
    body.push(t('files'), names.map((name) => `• ${name}`).join('\n'), t('kept'), t('next'))
  }
  body.push({ label: t('button'), url })
  return {
    to: email,
    subject: t(`${kind}.subject`, facts),
    ...renderMail({
      ...{ locale, body, preheader: text, heading: t(`${kind}.heading`, facts) },
      footer: t(`${kind}.footer`, facts),
    }),
  }
}
