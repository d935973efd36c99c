import path from 'node:path'
import { openLocalMailbox, type LocalMailbox } from './local-mailbox.ts'
import { checkedMail, type Mail } from './mail-message.ts'

export type MailSettings = {
  smtpUrl?: string | undefined
  /** `Name <address>` */
  mailFrom: string
  /** Replies go here. */
  supportEmail: string
  dataDir: string
}

export type Mailer = {
  /**
   * Resolves once the SMTP server has accepted the email, or the local mailbox has stored it.
   * @throws MailRefused if retrying won't help, MailDelayed if it might
   */
  send(mail: Mail): Promise<void>
  /** Only without an SMTP server. */
  mailbox: LocalMailbox | undefined
  close(): void
}

/** Without a mail server, an instance on the internet sends nothing; at home, there's a mailbox on the computer. */
export function sendsEmail({ smtpUrl, secure }: { smtpUrl: string | undefined; secure: boolean }): boolean {
  return smtpUrl !== undefined || !secure
}

/** Sends email by SMTP if a server is configured, else to the mailbox in DATA_DIR. */
export async function openMailer(settings: MailSettings): Promise<Mailer> {
  const { smtpUrl, mailFrom, supportEmail, dataDir } = settings
  if (smtpUrl) {
    // Loaded on demand, so that instances without SMTP start faster.
    const { openSmtp } = await import('./smtp.ts')
    const smtp = openSmtp(smtpUrl, { from: mailFrom, replyTo: supportEmail })
    return { send: async (mail) => smtp.send(checkedMail(mail)), mailbox: undefined, close: () => smtp.close() }
  }
  const mailbox = openLocalMailbox(path.join(dataDir, 'mailbox'))
  return { send: async (mail) => mailbox.store(checkedMail(mail), mailFrom), mailbox, close() {} }
}
