import { storedValue, textFieldsIn } from '#web/stored-value.ts'
import type { SignUpNames } from './sign-in.data.ts'

/** What a visitor typed to sign up: survives a reload, and a look at their email, in this tab. */
const stored = storedValue<Partial<SignUpNames>>('hearthbook.sign-up', textFieldsIn, 'sessionStorage')

export const keptDraft = () => stored.read() ?? {}
export const keepDraft: (names: SignUpNames) => void = stored.write
export const forgetDraft = stored.remove
