import path from 'node:path'
import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import { newId } from '#shared/ids.ts'
import { seedAvatar } from './avatars.ts'
import { seedCheckout, seedInvoice } from './checkouts.ts'
import { forgetLimits, proofCodeFor, removeSecondFactor } from './credentials.ts'
import { seedExport } from './exports.ts'
import { seedFailedJob } from './jobs.ts'
import { seedKey } from './keys.ts'
import { seedNotification } from './notifications.ts'
import { makePerson } from './people.ts'
import { drawPicture } from './pictures.ts'
import { bytes, email, type MakeSample, nothing } from './sample.ts'

/** Without BACKUP_TO, the database alone is backed up. */
const backupPlace: MakeSample = (_home, { server: { config } }) => ({
  input: { address: config.backups.to[0] ?? path.join(config.dataDir, 'database-backups') },
})

/** Operations of a person's own: sign-in, account, plan, notifications. */
export const accountSamples: Record<string, MakeSample> = {
  sendContactMessage: () => ({
    input: { name: 'Ada', email: email(), subject: 'Hello', message: 'What a fine album.', language: 'en' },
  }),
  startSignIn: () => ({ input: { email: email() } }),
  startSignUp: () => ({ input: { first_name: 'Ada', last_name: 'Vale', email: email() } }),
  verifyCode: () => ({ input: { email: email(), code: '123456' } }),
  readLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  finishSignUp: () => ({ input: { email: email(), first_name: 'Ada' } }),
  useLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  signOut: nothing,
  getSession: nothing,
  updateProfile: () => ({ input: { first_name: 'Ana', last_name: 'Ríos' } }),
  getSettings: nothing,
  saveSettings: () => ({ input: { notification_email: false } }),
  getPreferences: nothing,
  savePreferences: () => ({ input: { theme: 'dark', compact_view: true } }),
  getProofWays: nothing,
  mailProofCode: async (_home, caller) => {
    await forgetLimits(caller)
    await removeSecondFactor(caller)
    return { input: {} }
  },
  proveByCode: async (_home, caller) => ({ input: { code: await proofCodeFor(caller) } }),
  setAvatar: async () => ({
    input: {},
    extra: { payload: await drawPicture(), headers: { 'content-type': 'application/offset+octet-stream' } },
  }),
  readAvatarSource: async (_home, caller) => {
    await seedAvatar(caller)
    return { input: {} }
  },
  cropAvatar: async (_home, caller) => {
    await seedAvatar(caller)
    return { input: { x: 0, y: 0, size: 8 } }
  },
  removeAvatar: nothing,
  readAvatar: async ({ owner }, caller) => {
    await seedAvatar(caller)
    await seedAvatar(owner)
    return { input: { person_id: caller.cookie ? caller.user_id : owner.user_id } }
  },
  searchEverything: () => ({ input: { text: 'secret' } }),
  requestExport: nothing,
  getAdminOverview: nothing,
  listAdminJobs: nothing,
  listAdminPeople: nothing,
  listAdminFamilies: nothing,
  endPersonSessions: async (_home, { server }) => ({
    input: { person_id: (await makePerson(server, 'Forgetful')).user_id },
  }),
  listSecurityEvents: nothing,
  listBackups: nothing,
  startBackup: backupPlace,
  pauseBackups: backupPlace,
  resumeBackups: backupPlace,
  createRecoveryKit: () => ({ input: { language: 'en' } }),
  listAdminAudit: nothing,
  retryJob: async (_home, { server }) => ({ input: { job_id: await seedFailedJob(server) } }),
  listExports: nothing,
  readInvoice: async ({ owner }, caller) => ({
    input: { reference: await seedInvoice(caller.cookie ? caller : owner) },
  }),
  readExport: async ({ owner }, caller) => ({
    input: { export_id: await seedExport(caller.cookie ? caller : owner) },
  }),
  getDeletion: nothing,
  requestDeletion: (_home, caller) => ({ input: { typed_email: caller.email || 'nobody@example.org' } }),
  keepAccount: nothing,
  listApiKeys: nothing,
  createApiKey: () => ({ input: { name: 'A program', scope: 'read' } }),
  revokeApiKey: async ({ owner }, caller) => ({ input: { key_id: await seedKey(caller.cookie ? caller : owner) } }),
  listPlanUse: nothing,
  getPlans: nothing,
  getSubscription: nothing,
  createCheckout: () => ({ input: { tier: 'basic', isYearly: true } }),
  customerPortal: nothing,
  listInvoices: nothing,
  receiveBillingEvent: () => ({ input: {}, extra: bytes('application/json', { 'stripe-signature': 't=1,v1=forged' }) }),
  getSandboxCheckout: async (_home, caller) => ({ input: { checkout_id: await seedCheckout(caller) } }),
  paySandboxCheckout: async (_home, caller) => ({
    input: { checkout_id: await seedCheckout(caller), card_number: '4242 4242 4242 4242' },
  }),
  getSandboxPortal: nothing,
  actInSandboxPortal: () => ({ input: { action: 'cancel' } }),
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
