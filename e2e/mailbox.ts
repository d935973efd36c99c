import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type ReceivedMail = {
  to: string
  subject: string
  text: string
  html: string
  code: string | undefined
  link: string | undefined
}

const PATIENCE_MS = 60_000

/** The newest email to `to` since `since` whose subject has `subject` in it, with its code and link. */
export async function waitForMail(dataDir: string, to: string, since = 0, subject = ''): Promise<ReceivedMail> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const mail = (await readMailbox(dataDir))
      .filter((one) => one.to === to && one.at >= since && one.subject.includes(subject))
      .at(-1)
    if (mail) {
      return {
        ...mail,
        code: /\b\d{3}\s?\d{3}\b/.exec(mail.text)?.[0].replace(/\s/, ''),
        link: /https?:\/\/\S+/.exec(mail.text)?.[0],
      }
    }
    await sleep(50)
  }
  throw new Error(`No email${subject && ` “${subject}”`} came to ${to}`)
}

/** Cached by file name, since stored emails don't change. */
const known = new Map<string, Record<string, string>>()

async function readMailbox(dataDir: string) {
  const folder = path.join(dataDir, 'mailbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const file = path.join(folder, name)
        const mail = known.get(file) ?? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>)
        known.set(file, mail)
        return mail
      }),
  )
  return mails
    .map((mail) => ({
      to: mail.to!,
      subject: mail.subject!,
      text: mail.text!,
      html: mail.html!,
      at: Date.parse(mail.date ?? mail.at ?? ''),
    }))
    .sort((a, b) => a.at - b.at)
}
