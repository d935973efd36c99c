import type { SignUpNames } from './sign-in.data.ts'

const KEY = 'hearthbook.sign-up'

/** What somebody typed to sign up, kept by this tab over a reload and the way to the mail and back. */
export function keptDraft(): Partial<SignUpNames> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SignUpNames>
  } catch {
    return {}
  }
}

export function keepDraft(names: SignUpNames): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(names))
  } catch {
    // Storage is forbidden here: a reload asks for the names again.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
}
