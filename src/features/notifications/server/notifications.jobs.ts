import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'
import { notificationKinds } from '../notifications.rules.ts'

/** Notifies a family's members of pending activities. A trigger on family_activities enqueues it. */
export const notifyMembersJob = defineJob('notify-members', z.object({ family_id: Id }))

export const deliverNotificationJob = defineJob(
  'deliver-notification',
  z.object({
    notice: z.object({
      family_id: Id,
      kind: z.enum(notificationKinds),
      actor_id: z.nullable(Id),
      bundle: z.string(),
      count: z.int(),
      title: z.string(),
      photo_ids: z.array(Id),
      milestone_id: z.optional(z.nullable(Id)),
      child_id: z.optional(z.nullable(Id)),
      album_id: z.optional(z.nullable(Id)),
    }),
    user_ids: z.array(Id),
  }),
)

/** Notifies a member of hearts for their photos. Triggers enqueue it. */
export const notifyOfHeartsJob = defineJob('notify-of-hearts', z.object({ family_id: Id, user_id: Id }))

/** Notifies a user of an invitation. A trigger on invitations enqueues it. */
export const notifyInviteeJob = defineJob('notify-invitee', z.object({ invitation_id: Id }))

/** `day` is the recipient's local date. */
export const sendDigestJob = defineJob('send-digest', z.object({ user_id: Id, day: z.string() }), { maxAttempts: 6 })

export const pushNotificationJob = defineJob('push-notification', z.object({ notification_id: Id }), { maxAttempts: 6 })
