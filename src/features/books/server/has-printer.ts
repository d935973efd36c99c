import { sendsEmail } from '#server/mail/mail.ts'

/** Whether someone prints ordered books. They and the buyers are notified by email. */
export function hasPrinter({
  printerEmail,
  ...mail
}: { printerEmail: string | undefined } & Parameters<typeof sendsEmail>[0]): boolean {
  return printerEmail !== undefined && sendsEmail(mail)
}
