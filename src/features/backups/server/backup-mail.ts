import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import { longDates, type Recipient } from '#server/mail/long-dates.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { localeOf } from '#shared/locales.ts'
import type { backupProblems as problemsEn } from '../backup-problems.messages.en.ts'
import type { backupsMail as en } from '../backups-mail.messages.en.ts'
import { isBackupProblemCode } from '../backups.rules.ts'
import type { BackupAlert } from './backups.queries.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../backups-mail')
const problems = await catalogs<typeof problemsEn>(import.meta.url, '../backup-problems')

/** `family_id`: the family of an owner who isn't an administrator. */
export type Alerted = { email: string; family_id: string | null } & Recipient

/** Says since when there's no backup, what went wrong last, and what helps. */
export function writeBackupMail(
  { email, family_id, ...reader }: Alerted,
  { address, last_backup_at, is_paused, problem }: BackupAlert,
  appUrl: string,
): Mail {
  const locale = localeOf(reader.language)
  const t = createTranslator({ locale, messages: texts[locale] })
  const explain = createTranslator({ locale, messages: problems[locale] })
  const date = last_backup_at ? longDates(reader).format(new Date(last_backup_at)) : ''
  const text = date ? t('last', { address, date }) : t('never', { address })
  return {
    to: email,
    subject: date ? t('subject', { date }) : t('subjectNever'),
    ...renderMail({
      ...{ locale, preheader: text, heading: t('heading'), footer: t(family_id ? 'footerOwner' : 'footer') },
      body: [
        text,
        reason(),
        ...(family_id ? [t('forOwner')] : []),
        family_id
          ? { label: t('buttonOwner'), url: `${appUrl}/families/${family_id}/settings?section=backups` }
          : { label: t('button'), url: `${appUrl}/admin?tab=backups` },
        t('again'),
      ],
    }),
  }

  function reason(): string {
    if (is_paused) return t(family_id ? 'pausedOwner' : 'paused')
    if (!problem) return t('notMade')
    return isBackupProblemCode(problem) ? explain(problem) : explain('other', { problem })
  }
}

/** Says that photos are only on this server, without alarm: some people choose that. */
export function writeNoSecondCopyMail(
  { email, family_id, language }: Pick<Alerted, 'email' | 'family_id' | 'language'>,
  appUrl: string,
): Mail {
  const locale = localeOf(language)
  const t = createTranslator({ locale, messages: texts[locale] })
  return {
    to: email,
    subject: t('noCopy.subject'),
    ...renderMail({
      ...{ locale, preheader: t('noCopy.text'), heading: t('noCopy.heading') },
      footer: t(family_id ? 'footerOwner' : 'footer'),
      body: [
        t('noCopy.text'),
        t(family_id ? 'noCopy.owner' : 'noCopy.admin'),
        family_id
          ? { label: t('buttonOwner'), url: `${appUrl}/families/${family_id}/settings?section=backups` }
          : { label: t('button'), url: `${appUrl}/admin?tab=backups` },
        t('noCopy.again'),
      ],
    }),
  }
}
