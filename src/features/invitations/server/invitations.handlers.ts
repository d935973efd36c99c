import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { MailRefused, type Mail } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { invitationLinks, type InvitationLinks } from './invitation-links.ts'
import { writeInvitation, writeJoining } from './invitation-mail.ts'
import {
  deleteOldInvitations,
  recordMailState,
  selectInvitationToMail,
  selectJoining,
} from './invitation-mails.queries.ts'
import { sendInvitationJob, memberJoinedMailJob } from './invitations.jobs.ts'

/** How long expired and used invitations are stored, so that their links can explain what happened. */
const RETENTION_DAYS = 90

type Parts = { db: Db; config: Pick<Config, 'appUrl' | 'secret'>; post: Pick<Mailer, 'send'>; log: Logger }

export function invitationsJobs({ db, config, post, log }: Parts): HandledJob[] {
  const links = invitationLinks(config)
  return [
    handle(sendInvitationJob, ({ invitation_id }) => sendInvitation(invitation_id, { db, links, post, log })),
    handle(memberJoinedMailJob, async ({ invitation_id }) => {
      const joining = await selectJoining(db, invitation_id)
      if (!joining) return
      // Always sent if the member joined with another address, whatever the owner's email settings.
      if (!joining.wanted && joining.invited_email === joining.joined_email) return
      const mail = writeJoining(joining, `${config.appUrl}/families/${joining.family_id}/members`)
      await sendUnlessUndeliverable(mail, { post, log })
    }),
    schedule('sweep-invitations', '55 3 * * *', () => deleteOldInvitations(db, RETENTION_DAYS)),
  ]
}

type Sending = { db: Db; links: InvitationLinks; post: Parts['post']; log: Logger }

/** Sends the email and updates the owner's page with the result. If it fails, the owner can still share the link. */
async function sendInvitation(invitation_id: string, { db, links, post, log }: Sending): Promise<void> {
  const invitation = await selectInvitationToMail(db, invitation_id)
  if (!invitation) return
  const note = async (state: 'sent' | 'failed') => {
    const family_id = await recordMailState(db, invitation_id, state)
    if (family_id) await publishToFamily(db, family_id, { kind: 'invitations' })
  }
  try {
    const sent = await sendUnlessUndeliverable(writeInvitation(invitation, links.emailedLinkOf(invitation_id)), {
      post,
      log,
    })
    await note(sent ? 'sent' : 'failed')
  } catch (error) {
    await note('failed')
    throw error
  }
}

/** False if a retry would fail the same way. */
async function sendUnlessUndeliverable(mail: Mail, { post, log }: Pick<Parts, 'post' | 'log'>): Promise<boolean> {
  try {
    await post.send(mail)
    return true
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.warn({ err: error }, 'a mail about an invitation was refused for good')
    return false
  }
}
