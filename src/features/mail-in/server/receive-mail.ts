import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { derivePassword } from '#server/derive-key.ts'
import type { AppContext } from '#server/feature.ts'
import { cannotListen } from '#server/http/cannot-listen.ts'
import { openPersonLimits } from '#server/http/person-limits.ts'
import { openRateLimits } from '#server/rate-limits.ts'
import { EMAIL_MAX_BYTES, EMAILS_PER_HOUR } from '../mail-in.rules.ts'
import { replyAddresses, parseReplyAddress, type ReplyAddress } from '#features/notifications/server/reply-addresses.ts'
import { replyAdder } from './add-reply.ts'
import { emailImporter } from './import-email.ts'
import { selectAddressee } from './mail-in.queries.ts'
import { Refusal, refusalOf } from './refusal.ts'

const CLIENTS_MAX = 20
const IDLE_MS = 60_000

/** Emails of one sender to one family. */
const EMAILS = { of: 'emailed-photos', points: EMAILS_PER_HOUR, seconds: 3600, problem: 'too_many_requests' } as const

/** Listens for emails to families' addresses, if the operator wants it. */
export async function receiveMail(context: AppContext): Promise<{ port: number; close(): Promise<void> } | undefined> {
  const { config, db, log, plans, staging } = context
  const { mailIn } = config
  if (!mailIn) return undefined
  const limitSender = openRateLimits(db.authPool, derivePassword(config.secret, 'mail-limits'))(EMAILS)
  const limits = openPersonLimits(db.authPool, config)
  const deps = { ...{ db, plans, staging, limits, limitSender }, authservId: mailIn.authservId }
  const importEmail = emailImporter(deps)
  const from = config.mailFrom.replace(/^.*<|>$/g, '')
  const addReply = replyAdder({ ...deps, replies: replyAddresses(config.secret, mailIn.domain), from })
  /** Says in the log why, without the address of anyone. */
  const refuse = (error: unknown) => {
    const refusal = refusalOf(error)
    if (refusal === error || refusal.responseCode !== 451)
      log.info({ part: 'mail', reason: refusal.message }, 'refused an email')
    else log.error({ part: 'mail', err: error }, 'an email could not be imported')
    return refusal
  }

  const server = new SMTPServer({
    banner: 'Hearthbook',
    authOptional: true,
    // The certificate of the library is everyone's. Encryption is up to the mail server in front of us.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: EMAIL_MAX_BYTES,
    rejectOversized: true,
    // An email to two families comes twice.
    maxRecipients: 1,
    maxClients: CLIENTS_MAX,
    socketTimeout: IDLE_MS,
    async onRcptTo({ address }, session, done) {
      const [local = '', domain] = address.toLowerCase().split(/@(?=[^@]*$)/)
      const find = async () => {
        const isOurs = domain === mailIn.domain
        const reply = isOurs ? parseReplyAddress(local) : undefined
        const family_id = isOurs && !reply ? await selectAddressee(db.worker, local) : undefined
        if (!family_id && !reply) throw new Refusal(550, '5.1.1', 'There is no such address here')
        Object.assign(session, { family_id, reply })
      }
      done(await find().then(() => null, refuse))
    },
    async onData(stream, session, done) {
      const { family_id, reply, envelope } = session as typeof session & { family_id: string; reply?: ReplyAddress }
      if (reply) {
        const refused = await addReply({ address: reply, stream }).then((isAdded) => {
          log.info({ part: 'mail', is_added: isAdded }, 'received a reply by email')
          return null
        }, refuse)
        return done(refused, 'Thank you. Your words are under the photo')
      }
      const { SIZE: declared } = (envelope.mailFrom && envelope.mailFrom.args) || {}
      const refusal = await importEmail({ family_id, stream, bytes: Number(declared) || undefined }).then((files) => {
        log.info({ part: 'mail', family_id, files }, 'received photos by email')
        return null
      }, refuse)
      done(refusal, 'Thank you. The photos are on their way')
    },
  })
  // Connections that break off.
  server.on('error', (err) => log.debug({ part: 'mail', err }, 'an SMTP connection failed'))
  const { port, host } = { port: mailIn.port, host: config.host }
  const listening = server.listen(port, host)
  await once(listening, 'listening').catch((error: unknown) => {
    throw cannotListen(error, { host, port })
  })
  const bound = listening.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
