import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; mail: Email; raw: string }

/** A real SMTP server on this machine. */
export type SmtpForTests = {
  url: string
  received: Received[]
  /** Replies to the next email for this address with this code, such as "550 no such person". */
  answer(address: string, code: number, text: string): void
  close(): Promise<void>
}

export async function startSmtp({
  user,
  password,
  port: wanted = 0,
}: { user?: string; password?: string; port?: number } = {}): Promise<SmtpForTests> {
  const received: Received[] = []
  const answers = new Map<string, { code: number; text: string }>()
  const server = new SMTPServer({
    authOptional: !user,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === password) done(null, { user: username })
      else done(new Error('Wrong user or password'))
    },
    onRcptTo({ address }, _session, done) {
      const planned = answers.get(address)
      done(planned ? Object.assign(new Error(planned.text), { responseCode: planned.code }) : null)
    },
    async onData(stream, { envelope }, done) {
      const raw = String(await buffer(stream))
      const to = envelope.rcptTo.map(({ address }) => address)
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to,
        raw,
        mail: await PostalMime.parse(raw),
      })
      done(null)
    },
  })
  server.on('error', () => {})
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const credentials = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : ''
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    received,
    answer: (address, code, text) => void answers.set(address, { code, text }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
