import type { Person } from '../people.contract.ts'

/** Whether the profile belongs to another grown-up, who edits it. */
export function isTheirs({ own_since, user_id }: Person, me: string | undefined): boolean {
  return own_since !== null && user_id !== null && user_id !== me
}
