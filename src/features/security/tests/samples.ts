import { newId } from '#shared/ids.ts'
import {
  GOOD_PASSWORD,
  giveAuthenticator,
  givePassword,
  passkeyAnswerOf,
  seedPasskey,
  sessionOf,
  totpCodeOf,
} from '#kit/credentials.ts'
import type { Person } from '#kit/people.ts'
import { nothing, type MakeSample } from '#kit/sample.ts'

async function ownPasskey({ owner }: { owner: Person }, caller: Person): Promise<string> {
  return seedPasskey((await sessionOf(caller)) ? caller : owner)
}

export const samples: Record<string, MakeSample> = {
  getProofWays: nothing,
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
  listAccountActivity: async () => ({ input: {} }),
}
