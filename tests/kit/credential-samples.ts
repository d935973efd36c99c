import { newId } from '#shared/ids.ts'
import {
  codeFor,
  forgetLimits,
  GOOD_PASSWORD,
  giveAuthenticator,
  givePassword,
  passkeyAnswerOf,
  seedPasskey,
  sessionOf,
  removeSecondFactor,
  totpCodeOf,
} from './credentials.ts'
import type { Person } from './people.ts'
import { comeBack, connectProvider } from './providers.ts'
import { email, type MakeSample } from './sample.ts'

/** Sample requests about sign-in methods. Each first creates what the request needs. */
export const credentialSamples: Record<string, MakeSample> = {
  proveByPassword: async (_home, caller) => {
    await givePassword(caller)
    return { input: { password: GOOD_PASSWORD } }
  },
  proveByTotp: async (_home, caller) => ({ input: { code: totpCodeOf(await giveAuthenticator(caller)) } }),
  signInByPassword: async () => ({ input: { email: `${newId()}@example.org`, password: GOOD_PASSWORD } }),
  giveSecondFactor: async () => ({ input: { code: '123456' } }),
  getCredentials: async () => ({ input: {} }),
  setPassword: async () => ({ input: { password: GOOD_PASSWORD } }),
  removePassword: async () => ({ input: {} }),
  askPasswordReset: async () => ({ input: { email: `${newId()}@example.org` } }),
  readPasswordReset: async () => ({ input: { token: 'a-token-that-nobody-has' } }),
  resetPassword: async () => ({ input: { token: 'a-token-that-nobody-has', password: GOOD_PASSWORD } }),
  startAuthenticator: async (_home, caller) => {
    await caller.server.sql('delete from authenticators where user_id = $1', [caller.user_id])
    return { input: {} }
  },
  confirmAuthenticator: async (_home, caller) => ({
    input: { code: totpCodeOf(await giveAuthenticator(caller, 'new')) },
  }),
  removeAuthenticator: async () => ({ input: {} }),
  makeRecoveryCodes: async (_home, caller) => {
    await giveAuthenticator(caller)
    return { input: {} }
  },
  startPasskeySignIn: async () => ({ input: {} }),
  signInByPasskey: async () => ({ input: { answer: { id: 'of-nobody' } } }),
  getSignInOptions: async () => ({ input: {} }),
  startProviderSignIn: async () => ({ input: { provider: 'google' } }),
  finishProviderSignIn: async () => ({ input: { provider: 'google', code: 'a-code', state: 'a-state' } }),
  signUpByProvider: async () => ({
    input: { provider: 'google', ticket: 'nobodys', first_name: 'Ada', last_name: 'Vale' },
  }),
  startProviderLink: async () => ({ input: { provider: 'google' } }),
  finishProviderLink: (_home, caller) => comeBack(caller, 'link'),
  unlinkProvider: async (_home, caller) => {
    await connectProvider(caller)
    return { input: { provider: 'google' } }
  },
  startProviderProof: async (_home, caller) => {
    await removeSecondFactor(caller)
    await connectProvider(caller)
    return { input: { provider: 'google' } }
  },
  proveByProvider: async (_home, caller) => {
    await removeSecondFactor(caller)
    return comeBack(caller, 'proof')
  },
  receiveAppleForm: async () => ({ input: {} }),
  startPasskeyProof: async () => ({ input: {} }),
  proveByPasskey: async (_home, caller) => ({ input: { answer: await passkeyAnswerOf(caller, 'proof') } }),
  listPasskeys: async () => ({ input: {} }),
  startPasskey: async () => ({ input: {} }),
  addPasskey: async (_home, caller) => ({
    input: { name: 'A phone', answer: await passkeyAnswerOf(caller, 'registration') },
  }),
  renamePasskey: async (fixture, caller) => ({
    input: { passkey_id: await ownPasskey(fixture, caller), name: 'A tablet' },
  }),
  removePasskey: async (fixture, caller) => ({ input: { passkey_id: await ownPasskey(fixture, caller) } }),
  createTokens: async () => ({ input: {} }),
  refreshTokens: async () => ({ input: { refresh_token: 'a-token-that-nobody-has' } }),
  listDevices: async () => ({ input: {} }),
  signOutDevice: async ({ owner }, caller) => {
    const whose = (await sessionOf(caller)) ? caller : owner
    return { input: { session_id: (await sessionOf(await whose.withSession())) ?? newId() } }
  },
  signOutOthers: async () => ({ input: {} }),
  listAccountActivity: async () => ({ input: {} }),
  startEmailChange: async (_home, caller) => {
    await forgetLimits(caller)
    return { input: { email: email() } }
  },
  // The caller's current email, which other samples rely on.
  confirmEmailChange: async (_home, caller) => ({
    input: { email: caller.email || email(), code: await codeFor(caller, 'email-change') },
  }),
  readEmailUndo: async () => ({ input: { token: 'a-token-that-no-one-has' } }),
  undoEmailChange: async () => ({ input: { token: 'a-token-that-no-one-has' } }),
}

async function ownPasskey({ owner }: { owner: Person }, caller: Person): Promise<string> {
  return seedPasskey((await sessionOf(caller)) ? caller : owner)
}
