/** The full name, else the part of the address before the @. */
export function memberName({
  first_name,
  last_name,
  email,
}: {
  first_name: string
  last_name: string
  email: string
}): string {
  return `${first_name} ${last_name}`.trim() || email.replace(/@.*/, '')
}
