import { RETURN_PATHS } from '#web/own-storage.ts'
import { safeRedirect } from '../../accounts/accounts.rules.ts'

/** Return URLs with a secret appear in the address bar only by name. */
export type NamedReturnUrl = 'accept-invitation'

/** Stores a return URL in this browser, for a sign-in that knows only its name. */
export function saveReturnUrl(name: NamedReturnUrl, path: string): void {
  try {
    localStorage.setItem(RETURN_PATHS + name, path)
  } catch {
    // Storage is blocked here. The emailed link still works.
  }
}

/** The return URL in an address, given by its path or name. Never another site. */
export function returnUrlOf(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string') return undefined
  return safeRedirect(redirect === 'accept-invitation' ? savedReturnUrl(redirect) : redirect)
}

export function savedReturnUrl(name: NamedReturnUrl): string | null {
  try {
    return localStorage.getItem(RETURN_PATHS + name)
  } catch {
    return null
  }
}

export function removeReturnUrl(name: NamedReturnUrl): void {
  try {
    localStorage.removeItem(RETURN_PATHS + name)
  } catch {
    // Storage is blocked here, so nothing was stored.
  }
}
