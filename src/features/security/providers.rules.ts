export const providers = ['google', 'apple'] as const
export type Provider = (typeof providers)[number]

/**
 * Apple relays email to such an address only while its owner uses their Apple account there, so it's no independent
 * sign-in method.
 */
export function isForwarded(email: string): boolean {
  return email.toLowerCase().endsWith('@privaterelay.appleid.com')
}
