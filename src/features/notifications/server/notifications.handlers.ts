import type { Plans } from '#features/billing/server/plans.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { deliverNotification } from './deliver-notification.ts'
import {
  deliverNotificationJob,
  pushNotificationJob,
  sendDigestJob,
  notifyInviteeJob,
  notifyMembersJob,
  notifyOfHeartsJob,
} from './notifications.jobs.ts'
import { deleteOldNotifications } from './notifications.queries.ts'
import { pushNotification } from './push-notification.ts'
import { openPushServices } from './push-services.ts'
import { remindBirthdays } from './remind-birthdays.ts'
import { sendDigest, sendDigests } from './send-digests.ts'
import { notifyInvitee } from './notify-invitee.ts'
import { notifyMembers, type ActivitiesTaken } from './notify-members.ts'
import { replyAddresses } from './reply-addresses.ts'
import { notifyOfHearts } from './notify-of-hearts.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

type Parts = {
  config: Pick<Config, 'appUrl' | 'secret' | 'supportEmail' | 'pushServices' | 'mailIn'>
  db: Database
  post: Mailer
  plans: Plans
  picturesOf: PicturesOf
  activitiesTaken: readonly ActivitiesTaken[]
}

export function notificationsJobs({ config, db, plans, post, picturesOf, activitiesTaken }: Parts): HandledJob[] {
  const { worker } = db
  const { appUrl, secret, mailIn } = config
  const services = openPushServices(config)
  const digests = {
    ...{ db, picturesOf, appUrl, post, links: unsubscribeLinks(secret, appUrl) },
    replies: mailIn && replyAddresses(secret, mailIn.domain),
  }
  return [
    handle(notifyMembersJob, (payload) => notifyMembers(payload, worker, activitiesTaken)),
    handle(deliverNotificationJob, ({ notice: notification, user_ids }) =>
      worker.transaction().execute((tx) => deliverNotification(tx, notification, user_ids)),
    ),
    handle(notifyOfHeartsJob, (payload) => notifyOfHearts(payload, worker)),
    handle(notifyInviteeJob, (payload) => notifyInvitee(payload, worker)),
    handle(sendDigestJob, (payload) => sendDigest(payload, digests)),
    handle(pushNotificationJob, (payload) => pushNotification(payload, worker, services)),
    schedule('send-digests', '3 * * * *', () => sendDigests(worker)),
    schedule('remind-birthdays', '20 5 * * *', () => remindBirthdays(worker, plans)),
    schedule('sweep-notifications', '25 4 * * *', async () => {
      while ((await deleteOldNotifications(worker)) > 0);
    }),
  ]
}
