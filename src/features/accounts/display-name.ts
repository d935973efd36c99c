type Named = { first_name: string; last_name: string; email: string }

/** Full name, else first name, else the part of the email before the @, else "User" (S0 section 2). */
export function displayName({ first_name, last_name, email }: Named): string {
  if (first_name && last_name) return `${first_name} ${last_name}`
  return first_name || email.split('@')[0] || 'User'
}
