import { guestsContract } from '#features/guests/guests.contract.ts'
import { someAddress, visitor, type Family, type Person } from './people.ts'

/** A guest of a family: their ID, their link's token, and a function that returns them with a new session. */
export type TestGuest = { guest_id: string; token: string; comes(): Promise<Person> }

export async function seedGuest(
  owner: Person,
  { family_id }: Pick<Family, 'family_id'>,
  name: string,
): Promise<TestGuest> {
  const { guest, url } = await owner.call(guestsContract.addGuest, { family_id, name, can_comment: true })
  const token = url.split('#')[1]!
  return { guest_id: guest.id, token, comes: () => opensLink(owner, token) }
}

/** A person without an account, with the cookie that a link's token is exchanged for. */
export async function opensLink({ server }: Person, token: string): Promise<Person> {
  const somebody = visitor(server)
  const answer = await somebody.tries(guestsContract.openGuestLink, { token }, { remoteAddress: someAddress() })
  if (answer.status !== 204) throw new Error(`The link did not open: ${answer.status} ${answer.text}`)
  return somebody.withCookie(String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!)
}
