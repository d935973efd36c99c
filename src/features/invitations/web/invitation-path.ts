/** The path of an invitation link, to return to after signing in. */
export function pathOfInvitation(token: string): string {
  return `/accept-invitation#${new URLSearchParams({ token })}`
}
