import { newId } from '#shared/ids.ts'
import { GOOD_PASSWORD, codeFor, forgetLimits, proofCodeFor, removeSecondFactor } from '#kit/credentials.ts'
import { comeBack, connectProvider } from '#kit/providers.ts'
import { email, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  startSignIn: () => ({ input: { email: email() } }),
  startSignUp: () => ({ input: { first_name: 'Ada', last_name: 'Vale', email: email() } }),
  createFirstAccount: () => ({
    input: { first_name: 'Ada', last_name: 'Vale', email: email(), setup: 'a-token-that-no-one-has' },
  }),
  verifyCode: () => ({ input: { email: email(), code: '123456' } }),
  readLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  finishSignUp: () => ({ input: { email: email(), first_name: 'Ada' } }),
  useLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  mailProofCode: async (_home, caller) => {
    await forgetLimits(caller)
    await removeSecondFactor(caller)
    return { input: {} }
  },
  proveByCode: async (_home, caller) => ({ input: { code: await proofCodeFor(caller) } }),
  askPasswordReset: async () => ({ input: { email: `${newId()}@example.org` } }),
  readPasswordReset: async () => ({ input: { token: 'a-token-that-nobody-has' } }),
  resetPassword: async () => ({ input: { token: 'a-token-that-nobody-has', password: GOOD_PASSWORD } }),
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
