import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { openBareStore } from '#server/storage/open-store.ts'
import { hasStoreId, openStoreProof } from '#server/storage/store-identity.ts'
import { newId } from '#shared/ids.ts'
import { Unhealthy } from './finding.ts'

/** Writes, reads and deletes an object, and compares the store's ID with the database's. */
export async function checkStore(config: Config, ownerUrl: string | undefined): Promise<string> {
  const { dataDir, s3 } = config
  if (!s3 && !existsSync(dataDir)) return 'Created at the first start'
  const place = s3 ? `the bucket ${s3.bucket}` : `${dataDir}/objects`
  const wrong = s3
    ? 'check S3_ENDPOINT, S3_BUCKET, the keys and their permissions'
    : `check the owner and the disk of ${place}`
  const key = `doctor/${newId()}`
  const bytes = Buffer.from(newId())
  try {
    const store = await openBareStore(config)
    await store.put(key, bytes, { contentType: 'text/plain' })
    const read = await buffer((await store.open(key)).stream)
    await store.remove(key)
    if (!bytes.equals(read)) throw new Error('it returned other bytes than it got')
    if (ownerUrl && (await withClient(ownerUrl, hasStoreId))) await openStoreProof({ ownerUrl, config, store })()
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    throw new Unhealthy(`A test object couldn't be written to ${place} and read back (${code ?? message}): ${wrong}.`)
  }
  return `Wrote, read and deleted a test object in ${place}`
}

/** Connects to the mail server and signs in, and sends nothing. */
export async function checkMail({ smtpUrl, mailFrom, supportEmail, secure, dataDir }: Config): Promise<string> {
  if (!smtpUrl && secure) throw new Unhealthy('No one gets emails, such as sign-in codes: set SMTP_URL and MAIL_FROM.')
  if (!smtpUrl) return `No mail server, so emails are saved in ${dataDir}/mailbox`
  if (mailFrom.includes('@localhost'))
    throw new Unhealthy("MAIL_FROM isn't set, and mailboxes refuse emails from localhost: set it to your address.")
  const { openSmtp } = await import('#server/mail/smtp.ts')
  const smtp = openSmtp(smtpUrl, { from: mailFrom, replyTo: supportEmail })
  try {
    await smtp.verify()
  } catch (error) {
    throw new Unhealthy(explainMail(error as NodeJS.ErrnoException))
  } finally {
    smtp.close()
  }
  return `${new URL(smtpUrl).host} accepts this instance's emails`
}

function explainMail({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'EAUTH') return 'The mail server rejected the user or password: correct them in SMTP_URL.'
  if (code === 'ETLS' || /STARTTLS|certificate|wrong version number/i.test(message))
    return `The connection to the mail server can't be encrypted (${code}): check the port and the certificate (smtps:// is for port 465), or see "Email" in docs/operations.md.`
  return `The mail server doesn't answer (${code || message}): check the host and port in SMTP_URL, and that this machine may connect to it.`
}

/** Asks the machine-learning server whether it runs, and sends nothing. */
export async function checkVision({ url }: NonNullable<Config['vision']>): Promise<string> {
  const { host } = new URL(url)
  const wrong = `The machine-learning server at ${host} doesn't answer: check VISION_URL, and that it runs. Until then, photos wait.`
  const answer = await fetch(`${url.replace(/\/+$/, '')}/ping`, {
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  if (!answer?.ok || (await answer.text()) !== 'pong') throw new Unhealthy(wrong)
  return `${host} answers`
}
