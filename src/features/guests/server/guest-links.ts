import type { Config } from '#server/config.ts'
import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { InputOf } from '#shared/contract.ts'
import { apiKeyOf } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Guest, guestsContract } from '../guests.contract.ts'
import { GUEST_PATH, GUESTS_MAX } from '../guests.rules.ts'
import { arePeople, endGuest, insertGuest, selectGuests, updateGuestLink, type GuestRow } from './guests.queries.ts'

type Owner = Member<'guests.manage'>
type Place = Pick<Config, 'appUrl'>

export async function listGuests(owner: Owner): Promise<{ guests: Guest[] }> {
  return { guests: await selectGuests(owner.tx, owner.family_id, GUESTS_MAX) }
}

/** Creates a guest link, which is only returned this once. @throws Problem conflict if there are too many */
export async function addGuest(
  owner: Owner,
  { name, language, days, person_ids }: InputOf<typeof guestsContract.addGuest>,
  place: Place,
): Promise<{ guest: Guest; url: string }> {
  const { tx, family_id, user_id } = owner
  if ((await selectGuests(tx, family_id, GUESTS_MAX)).length >= GUESTS_MAX) throw new Problem('conflict')
  if (person_ids.length && !(await arePeople(tx, family_id, person_ids))) throw notFound()
  const token = newToken()
  const guest = {
    id: newId(),
    family_id,
    name,
    language,
    person_ids: [...new Set(person_ids)],
    created_by: user_id,
    token_hash: hashToken(token),
    api_key_id: apiKeyOf(owner),
  }
  const row = await insertGuest(tx, guest, days)
  await recordAudit(tx, { action: 'guest_link.created', family_id, details: { name } })
  return linkTo(row, token, place)
}

/** Replaces the link, and ends the old one with all of its sessions. */
export async function renewGuestLink(
  owner: Owner,
  { guest_id }: { guest_id: string },
  place: Place,
): Promise<{ guest: Guest; url: string }> {
  const token = newToken()
  const { tx, family_id } = owner
  const link = { token_hash: hashToken(token), api_key_id: apiKeyOf(owner) }
  const row = await updateGuestLink(tx, family_id, guest_id, link)
  if (!row) throw notFound()
  await recordAudit(tx, { action: 'guest_link.created', family_id, details: { name: row.name } })
  return linkTo(row, token, place)
}

/** Revokes the link with all of its sessions and signed URLs, effective right away. */
export async function revokeGuest({ tx, family_id }: Owner, { guest_id }: { guest_id: string }): Promise<void> {
  const guest = await endGuest(tx, family_id, guest_id)
  if (!guest) throw notFound()
  await recordAudit(tx, { action: 'guest_link.revoked', family_id, details: { name: guest.name } })
}

function linkTo(row: GuestRow, token: string, { appUrl }: Place): { guest: Guest; url: string } {
  return { guest: row, url: `${new URL(GUEST_PATH, appUrl).href}#${token}` }
}
