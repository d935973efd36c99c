import { fieldsIn, storedValue, textIn } from '#web/stored-value.ts'
import type { SignUpNames } from './accounts.data.ts'

/** What a visitor typed to sign up: survives a reload, and a look at their email, in this tab. */
const stored = storedValue<Partial<SignUpNames>>(
  'hearthbook.sign-up',
  (value) => {
    const { first_name, last_name, email } = fieldsIn(value)
    return { first_name: textIn(first_name), last_name: textIn(last_name), email: textIn(email) }
  },
  'sessionStorage',
)

export const keptDraft = () => stored.read() ?? {}
export const keepDraft: (names: SignUpNames) => void = stored.write
export const forgetDraft = stored.remove
