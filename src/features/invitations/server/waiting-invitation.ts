import type { Db } from '#server/db/database.ts'
import type { InvitationLinks } from './invitation-desk.ts'
import { selectWaitingFor } from './invitation-mails.queries.ts'

/**
 * The path that opens the invitation of an address, where one waits: the mail to somebody who tries to sign in without an
 * account leads there. For mails to that address alone.
 */
export async function waitingInvitationPath(
  db: Db,
  links: InvitationLinks,
  email: string,
): Promise<string | undefined> {
  const id = await selectWaitingFor(db, email)
  return id && links.pathOf(id)
}
