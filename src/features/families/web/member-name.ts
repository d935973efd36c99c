import { fullName } from '#shared/full-name.ts'
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
  return fullName({ first_name, last_name }) || email.replace(/@.*/, '')
}
