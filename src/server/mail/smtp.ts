import nodemailer from 'nodemailer'
import { MailRefused, type Mail } from './mail-message.ts'

/** The SMTP server is down or busy. Retry later. Contains no address, since it's logged. */
export class MailDelayed extends Error {
  constructor(why: string) {
    super(`The email couldn't be sent now: ${why}`)
    this.name = 'MailDelayed'
  }
}

/** Replies to these commands are about this email; all others are about the server or our access to it. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

type Smtp = {
  send(mail: Mail): Promise<void>
  /** Connects and signs in. @throws the error of the connection */
  verify(): Promise<unknown>
  close(): void
}

type Sender = { from: string; replyTo: string }

/**
 * @param url smtp://user:password@host:587 or smtps://. Uses STARTTLS if offered, and requires it before sending a password
 * over a network unless the URL has `?requireTLS=false`.
 */
export function openSmtp(url: string, { from, replyTo }: Sender): Smtp {
  const { hostname, password } = new URL(url)
  const domain = from.replace(/^.*@|>$/g, '')
  const transport = nodemailer.createTransport({
    url,
    requireTLS: Boolean(password) && !THIS_MACHINE.test(hostname),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Text written by people must never attach a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({
      id,
      to,
      subject,
      text,
      html,
      pictures = [],
      attachments = [],
      headers,
      replyTo: answersTo = replyTo,
    }) {
      try {
        await transport.sendMail({
          from,
          ...(id && { messageId: `<${id}@${domain}>` }),
          replyTo: { name: '', address: answersTo },
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: [
            ...pictures.map(({ cid, base64 }) => ({
              ...{ cid, content: base64, encoding: 'base64', contentType: 'image/jpeg' },
              ...{ filename: `${cid}.jpg`, contentDisposition: 'inline' as const },
            })),
            ...attachments.map(({ base64, ...about }) => ({ ...about, content: base64, encoding: 'base64' })),
          ],
          // RFC 3834: suppresses vacation replies.
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        })
      } catch (error) {
        throw toMailError(error)
      }
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}

/** Drops the cause, which contains the recipient. */
function toMailError(error: unknown): Error {
  const { code, command, permanent, responseCode } = error as {
    code?: string
    command?: string
    permanent?: boolean
    responseCode?: number
  }
  const why = [responseCode, code, command].filter(Boolean).join(' ') || 'unknown'
  return permanent && ABOUT_THE_MAIL.has(command ?? '') ? new MailRefused(why) : new MailDelayed(why)
}
