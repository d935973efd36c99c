import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import { newId } from '#shared/ids.ts'
import { seedNotification } from '#kit/notifications.ts'
import { nothing, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  listNotifications: nothing,
  readNotification: async (fixture, caller) => ({
    input: {
      notification_id: await seedNotification(caller.cookie ? caller : fixture.owner, { ...fixture, name: '' }),
    },
  }),
  readAllNotifications: nothing,
  getPushKey: nothing,
  subscribePush: () => ({
    input: { endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
  unsubscribePush: () => ({ input: { endpoint: 'https://fcm.googleapis.com/fcm/send/nobody' } }),
  readUnsubscribe: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  unsubscribe: ({ owner }) => ({
    input: { token: unsubscribeLinks(owner.server.config.secret, '').urlFor(owner.user_id).split('/').at(-1) },
  }),
}
