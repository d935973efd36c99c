import { RETURN_PATHS } from '#web/own-storage.ts'
import { storedValue, textIn } from '#web/stored-value.ts'
import { safeRedirect } from '../../accounts/accounts.rules.ts'

/** Return URLs that contain a secret appear in the address bar only by name. */
export type NamedReturnUrl = 'accept-invitation'

/** Stores a return URL in this browser, for a sign-in that only has its name. */
export function saveReturnUrl(name: NamedReturnUrl, path: string): void {
  stored(name).write(path)
}

/** The return URL from the address bar, given by its path or name. Never another site. */
export function returnUrlOf(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string') return undefined
  return safeRedirect(redirect === 'accept-invitation' ? savedReturnUrl(redirect) : redirect)
}

export function savedReturnUrl(name: NamedReturnUrl): string | undefined {
  return stored(name).read()
}

export function removeReturnUrl(name: NamedReturnUrl): void {
  stored(name).remove()
  inviter.remove()
}

/** Stores who sent the invitation that a visitor opened, to greet them with that name while they sign in. */
export function saveInviter(name: string | undefined): void {
  if (name) inviter.write(name)
  else inviter.remove()
}

/** Who sent the invitation to which this path returns. */
export function inviterOf(redirect: string | undefined): string | undefined {
  return redirect?.startsWith('/accept-invitation') ? inviter.read() : undefined
}

const inviter = storedValue(`${RETURN_PATHS}inviter`, textIn)

function stored(name: NamedReturnUrl) {
  return storedValue(RETURN_PATHS + name, textIn)
}
