import { storedValue, textFieldsIn } from '#web/stored-value.ts'
import type { SignUpNames } from './sign-in.data.ts'

/** The sign-up form's values in this tab; they survive a reload and a visit to the mailbox. */
const stored = storedValue<Partial<SignUpNames>>('hearthbook.sign-up', textFieldsIn, 'sessionStorage')

export const savedDraft = () => stored.read() ?? {}
export const saveDraft: (names: SignUpNames) => void = stored.write
export const forgetDraft = stored.remove
