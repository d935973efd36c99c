/** Where the link of an invitation leads, for after signing in. */
export function pathOfInvitation(token: string): string {
  return `/accept-invitation#${new URLSearchParams({ token })}`
}
