import { mailPictures } from '#features/media/server/mail-pictures.ts'
import { sendDigest } from '#features/notifications/server/send-digests.ts'
import { replyAddresses } from '#features/notifications/server/reply-addresses.ts'
import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import type { Mailer } from '#server/mail/mail.ts'
import type { Person } from './people.ts'

/** Sends a person's digest of a day, if there's news. */
export async function digestFor({ server, user_id }: Person, day: string, mailer?: Mailer): Promise<void> {
  const { config, context } = server
  const { appUrl, secret, mailIn } = config
  const links = unsubscribeLinks(secret, appUrl)
  const post = mailer ?? context.post
  const replies = mailIn && replyAddresses(secret, mailIn.domain)
  const picturesOf = mailPictures(context)
  await sendDigest({ user_id, day }, { db: context.db, picturesOf, appUrl, post, links, replies })
}

/** The emails that a person got. */
export async function mailsTo({ server, email }: Pick<Person, 'server' | 'email'>) {
  return (await server.context.post.mailbox!.list()).filter((mail) => mail.to === email)
}
