/** First and last name, or the one that someone has. */
export function fullName({ first_name, last_name }: { first_name: string; last_name?: string | null }): string {
  return `${first_name} ${last_name ?? ''}`.trim()
}
