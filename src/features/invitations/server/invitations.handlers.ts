import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob, type JobKey } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { handleMail, withMessageId } from '#server/mail/mail-jobs.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { invitationLinks, type InvitationLinks } from './invitation-links.ts'
import { writeInvitation, writeJoining } from './invitation-mail.ts'
import {
  deleteOldInvitations,
  recordMailState,
  selectInvitationToMail,
  selectJoining,
} from './invitation-mails.queries.ts'
import { invitationPhotos } from './invitation-photos.ts'
import { sendInvitationJob, memberJoinedMailJob } from './invitations.jobs.ts'

/** How long expired and used invitations are stored, so that their links can explain what happened. */
const RETENTION_DAYS = 90

type Parts = { db: Db; config: Pick<Config, 'appUrl' | 'secret'>; post: Pick<Mailer, 'send'>; picturesOf: PicturesOf }

export function invitationsJobs({ db, config, post, picturesOf }: Parts): HandledJob[] {
  const links = invitationLinks(config)
  return [
    handle(sendInvitationJob, ({ invitation_id }, key) =>
      sendInvitation(invitation_id, key, { db, links, post, picturesOf }),
    ),
    handleMail(memberJoinedMailJob, post, async ({ invitation_id }) => {
      const joining = await selectJoining(db, invitation_id)
      if (!joining) return null
      // Always sent if the member joined with another address, regardless of the owner's email settings.
      if (!joining.wanted && joining.invited_email === joining.joined_email) return null
      return writeJoining(joining, `${config.appUrl}/families/${joining.family_id}/members`)
    }),
    schedule('sweep-invitations', '55 3 * * *', () => deleteOldInvitations(db, RETENTION_DAYS)),
  ]
}

type Sending = { db: Db; links: InvitationLinks } & Pick<Parts, 'post' | 'picturesOf'>

/** Sends the email and updates the owner's page with the result. While it fails, the owner can still share the link. */
async function sendInvitation(
  invitation_id: string,
  key: JobKey,
  { db, links, post, picturesOf }: Sending,
): Promise<void> {
  const invitation = await selectInvitationToMail(db, invitation_id)
  if (!invitation?.email) return
  const note = async (state: 'sent' | 'failed') => {
    const family_id = await recordMailState(db, invitation_id, state)
    if (family_id) await publishToFamily(db, family_id, { kind: 'invitations' })
  }
  const pictures = await invitationPhotos(invitation, { db, picturesOf })
  const mail = writeInvitation({ ...invitation, email: invitation.email }, links.emailedLinkOf(invitation_id), pictures)
  try {
    await post.send(withMessageId(mail, key, sendInvitationJob.name))
  } catch (error) {
    await note('failed')
    throw error
  }
  await note('sent')
}
