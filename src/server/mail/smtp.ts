import nodemailer from 'nodemailer'
import { MailRefused, type Mail } from './mail-message.ts'

/** The mail server is away or busy; worth another try later. Names no address, since it is logged. */
export class MailDelayed extends Error {
  constructor(why: string) {
    super(`The email couldn't be sent now: ${why}`)
    this.name = 'MailDelayed'
  }
}

/** Replies to these commands are about this very mail; all others are about the server or our standing with it. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

type Sender = { from: string; replyTo: string }

/**
 * @param url smtp://user:password@host:587 or smtps://; STARTTLS is used wherever the server offers it, and required before
 * a password crosses a network. `?requireTLS=false` allows it in plain text.
 */
export function openSmtp(url: string, { from, replyTo }: Sender): { send(mail: Mail): Promise<void>; close(): void } {
  const { hostname, password } = new URL(url)
  const transport = nodemailer.createTransport({
    url,
    requireTLS: Boolean(password) && !THIS_MACHINE.test(hostname),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Texts of people never name a file or address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, headers, replyTo: answersTo = replyTo }) {
      try {
        await transport.sendMail({
          from,
          replyTo: { name: '', address: answersTo },
          to: { name: '', address: to },
          subject,
          text,
          html,
          // RFC 3834: no "I am on holiday" comes back.
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        })
      } catch (error) {
        throw toMailError(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The cause is left behind on purpose: it quotes the recipient. */
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
