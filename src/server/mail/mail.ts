import path from 'node:path'
import { openLocalMailbox, type LocalMailbox } from './local-mailbox.ts'
import { checkedMail, type Mail } from './mail-message.ts'

export type PostSettings = {
  smtpUrl?: string | undefined
  /** `Name <address>` */
  mailFrom: string
  /** Answers of people go here. */
  supportEmail: string
  dataDir: string
}

export type PostOffice = {
  /**
   * Resolves when the mail server has taken the mail over, or the local mailbox keeps it.
   * @throws MailRefused when trying again is in vain, MailDelayed when it is worth it
   */
  send(mail: Mail): Promise<void>
  /** Only where no SMTP server is set. */
  mailbox: LocalMailbox | undefined
  close(): void
}

/** Sends mail by SMTP where a server is set, else into the mailbox under DATA_DIR. */
export async function openPostOffice(settings: PostSettings): Promise<PostOffice> {
  const { smtpUrl, mailFrom, supportEmail, dataDir } = settings
  if (smtpUrl) {
    // A house without a mail server starts sooner without the library that speaks to one.
    const { openSmtp } = await import('./smtp.ts')
    const smtp = openSmtp(smtpUrl, { from: mailFrom, replyTo: supportEmail })
    return { send: async (mail) => smtp.send(checkedMail(mail)), mailbox: undefined, close: () => smtp.close() }
  }
  const mailbox = openLocalMailbox(path.join(dataDir, 'mailbox'))
  return { send: async (mail) => mailbox.keep(checkedMail(mail), mailFrom), mailbox, close() {} }
}
