/** Who vouches for people that have an account there. */
export const providers = ['google', 'apple'] as const
export type Provider = (typeof providers)[number]

/** Apple hands mail to such an address on only as long as its owner uses their account there: no way in of its own. */
export function isForwarded(email: string): boolean {
  return email.toLowerCase().endsWith('@privaterelay.appleid.com')
}
