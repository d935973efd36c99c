import type { Config } from '#server/config.ts'
import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { apiKeyOf } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { requireShareable } from '#features/albums/server/album-permissions.ts'
import { hashPassword } from '#features/security/server/password-hash.ts'
import type { Guest, guestsContract } from '../guests.contract.ts'
import { GUEST_ADD_DAYS, GUEST_PATH, GUEST_PREVIEW_MAX, GUESTS_MAX, previewPath } from '../guests.rules.ts'
import { endGuest, insertGuest } from './guests.fragments.ts'
import { notifyAskers } from './link-requests.ts'
import { arePeople, countForGuests, selectGuest, selectGuests, updateGuestLink } from './guests.queries.ts'

type Owner = Member<'guests.manage'>
type Place = Pick<Config, 'appUrl'>

export async function listGuests(owner: Owner): Promise<{ guests: Guest[] }> {
  return { guests: await selectGuests(owner.tx, owner.family_id, GUESTS_MAX) }
}

/** Creates a guest link, which is only returned this once. @throws Problem too_many */
export async function addGuest(
  owner: Owner,
  {
    days,
    person_ids,
    album_id = null,
    recent_days = null,
    can_add,
    shows_cover,
    pin,
    ...asked
  }: InputOf<typeof guestsContract.addGuest>,
  place: Place,
): Promise<{ guest: Guest; url: string }> {
  const { tx, family_id, user_id } = owner
  if (can_add && !album_id) throw new Problem('invalid_input', { fields: { can_add: 'needs_album' } })
  if (shows_cover && (!album_id || pin))
    throw new Problem('invalid_input', { fields: { shows_cover: album_id ? 'not_with_pin' : 'needs_album' } })
  const scope = await readScope(owner, { person_ids, album_id, recent_days })
  if ((await selectGuests(tx, family_id, GUESTS_MAX)).length >= GUESTS_MAX) throw new Problem('too_many')
  const [token, preview] = [newToken(), shows_cover ? newToken() : null]
  const guest = {
    id: newId(),
    family_id,
    name: asked.name,
    language: asked.language,
    ...scope,
    ...{
      is_frame: false,
      can_save: asked.can_save,
      can_comment: asked.can_comment,
      adds_to: can_add ? album_id : null,
    },
    shows_family_only: asked.shows_family_only && (album_id !== null || recent_days !== null),
    pin_hash: pin ? await hashPassword(pin) : null,
    created_by: user_id,
    token_hash: hashToken(token),
    preview_hash: preview && hashToken(preview),
    api_key_id: apiKeyOf(owner),
  }
  await insertGuest(tx, guest, { days, adding_days: can_add ? GUEST_ADD_DAYS : null })
  await recordAudit(tx, { action: 'guest_link.created', family_id, details: { name: guest.name } })
  const made = await linkTo(owner, guest.id, { token, preview }, place)
  await notifyAskers(owner, made.guest)
  return made
}

type Scope = { person_ids: string[]; album_id: string | null; recent_days: number | null }

/** What a link or a frame shows: everything, or one of these. @throws Problem invalid_input, not_found */
export async function readScope(owner: Owner, { person_ids, album_id, recent_days }: Scope): Promise<Scope> {
  const scopes = { person_ids: person_ids.length > 0, album_id: album_id !== null, recent_days: recent_days !== null }
  const [, extra] = Object.entries(scopes).flatMap(([field, isAsked]) => (isAsked ? [field] : []))
  if (extra) throw new Problem('invalid_input', { fields: { [extra]: 'one_at_a_time' } })
  if (album_id) await requireShareable(owner, album_id)
  if (person_ids.length && !(await arePeople(owner.tx, owner.family_id, person_ids))) throw notFound()
  return { person_ids: [...new Set(person_ids)], album_id, recent_days }
}

/** Counts what a link would show. Private photos are counted only for the person who added them. */
export async function countGuestPhotos(
  owner: Owner,
  { album_id, recent_days, person_ids }: InputOf<typeof guestsContract.countGuestPhotos>,
): Promise<ResultOf<typeof guestsContract.countGuestPhotos>> {
  const { tx, family_id } = owner
  if (album_id) await requireShareable(owner, album_id)
  const scope = {
    family_id,
    ...(album_id && { album_id }),
    ...(recent_days && { recent_days }),
    ...(person_ids && { person_ids }),
  }
  return countForGuests(tx, scope, GUEST_PREVIEW_MAX)
}

/** Replaces the link, and ends the old one with all of its sessions. */
export async function renewGuestLink(
  owner: Owner,
  { guest_id }: { guest_id: string },
  place: Place,
): Promise<{ guest: Guest; url: string }> {
  const { tx, family_id } = owner
  const before = await selectGuest(tx, family_id, guest_id)
  const [token, preview] = [newToken(), before?.shows_cover ? newToken() : null]
  const link = {
    ...{ token_hash: hashToken(token), preview_hash: preview && hashToken(preview) },
    api_key_id: apiKeyOf(owner),
  }
  if (!(await updateGuestLink(tx, family_id, guest_id, link))) throw notFound()
  const renewed = await linkTo(owner, guest_id, { token, preview }, place)
  await recordAudit(tx, { action: 'guest_link.created', family_id, details: { name: renewed.guest.name } })
  return renewed
}

/** Revokes the link with all of its sessions and signed URLs, effective right away. */
export async function revokeGuest({ tx, family_id }: Owner, { guest_id }: { guest_id: string }): Promise<void> {
  const guest = await endGuest(tx, family_id, guest_id, 'link')
  if (!guest) throw notFound()
  await recordAudit(tx, { action: 'guest_link.revoked', family_id, details: { name: guest.name } })
}

type Keys = { token: string; preview: string | null }

async function linkTo({ tx, family_id }: Owner, guest_id: string, { token, preview }: Keys, { appUrl }: Place) {
  const guest = required(await selectGuest(tx, family_id, guest_id))
  return { guest, url: `${new URL(preview ? previewPath(preview) : GUEST_PATH, appUrl).href}#${token}` }
}
