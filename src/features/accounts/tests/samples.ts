import { newId } from '#shared/ids.ts'
import { seedAvatar } from '#kit/avatars.ts'
import { sessionOf } from '#kit/credentials.ts'
import { seedKey } from '#kit/keys.ts'
import { drawPicture } from '#kit/pictures.ts'
import { nothing, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  signOut: nothing,
  getSession: nothing,
  updateProfile: () => ({ input: { first_name: 'Ana', last_name: 'Ríos' } }),
  getSettings: nothing,
  saveSettings: () => ({ input: { notification_email: false } }),
  getPreferences: nothing,
  savePreferences: () => ({ input: { theme: 'dark', compact_view: true } }),
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
    return { input: { account_id: caller.cookie ? caller.user_id : owner.user_id } }
  },
  listApiKeys: nothing,
  createApiKey: () => ({ input: { name: 'A program', scopes: ['read'] } }),
  revokeApiKey: async ({ owner }, caller) => ({ input: { key_id: await seedKey(caller.cookie ? caller : owner) } }),
  createTokens: async () => ({ input: {} }),
  refreshTokens: async () => ({ input: { refresh_token: 'a-token-that-nobody-has' } }),
  listDevices: async () => ({ input: {} }),
  signOutDevice: async ({ owner }, caller) => {
    const whose = (await sessionOf(caller)) ? caller : owner
    return { input: { session_id: (await sessionOf(await whose.withSession())) ?? newId() } }
  },
  signOutOthers: async () => ({ input: {} }),
}
