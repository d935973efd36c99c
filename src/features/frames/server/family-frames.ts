import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import type { Member } from '#features/families/server/member.ts'
import { readScope } from '#features/guests/server/guest-links.ts'
import { endGuest, insertGuest, updateFrameGuest } from '#features/guests/server/guests.fragments.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Config } from '#server/config.ts'
import { clientOf, limitKeyOf } from '#server/http/client.ts'
import { apiKeyOf, type Http } from '#server/http/route.ts'
import type { Limit } from '#server/rate-limits.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Frame, FrameSettings, framesContract } from '../frames.contract.ts'
import { FRAMES_MAX } from '../frames.rules.ts'
import { claimCode, insertFrame, selectFrame, selectFrames, updateFrameRow } from './frames.queries.ts'

type Owner = Member<'guests.manage'>
/** Wrong codes, by client and by code, so that neither many codes nor one can be tried for long. */
export type CodeLimits = { byClient: Limit; byCode: Limit }

export async function listFrames({ tx, family_id }: Owner): Promise<{ frames: Frame[] }> {
  return { frames: await selectFrames(tx, family_id, FRAMES_MAX) }
}

/** Pairs the screen that shows the code. @throws Problem wrong_code, too_many_requests, too_many */
export async function addFrame(
  owner: Owner,
  { code, family_id: _, ...settings }: InputOf<typeof framesContract.addFrame>,
  { byClient, byCode }: CodeLimits,
  { request }: Http,
): Promise<Frame> {
  const client = limitKeyOf(clientOf(request).address)
  await byClient(client)
  await byCode(code)
  const frame = await makeFrame(owner, settings, { kind: 'screen', token: newToken() })
  if (!(await claimCode(owner.tx, code, frame.id))) throw new Problem('wrong_code')
  await byClient.refund(client)
  return frame
}

/** Creates a feed. Its addresses are returned only this once. */
export async function addFrameFeed(
  owner: Owner,
  settings: FrameSettings,
  { appUrl }: Pick<Config, 'appUrl'>,
): Promise<ResultOf<typeof framesContract.addFrameFeed>> {
  const token = newToken()
  const frame = await makeFrame(owner, settings, { kind: 'feed', token })
  const addressOf = (feed: string) => new URL(`/api/frames/${feed}?token=${token}`, appUrl).href
  return { frame, rss_url: addressOf('feed.rss'), json_url: addressOf('feed.json') }
}

export async function updateFrame(
  owner: Owner,
  { frame_id, family_id: _, ...settings }: InputOf<typeof framesContract.updateFrame>,
): Promise<Frame> {
  const { tx, family_id } = owner
  const { guest, frame } = await readSettings(owner, settings)
  if (!(await updateFrameGuest(tx, { id: frame_id, family_id }, guest))) throw notFound()
  await updateFrameRow(tx, { id: frame_id, family_id }, frame)
  return required(await selectFrame(tx, family_id, frame_id))
}

/** Ends the frame with its session and all signed URLs, effective right away. */
export async function removeFrame({ tx, family_id }: Owner, { frame_id }: { frame_id: string }): Promise<void> {
  const removed = await endGuest(tx, family_id, frame_id, 'frame')
  if (!removed) throw notFound()
  await recordAudit(tx, { action: 'frame.removed', family_id, details: { name: removed.name } })
}

async function makeFrame(
  owner: Owner,
  settings: FrameSettings,
  { kind, token }: { kind: Frame['kind']; token: string },
): Promise<Frame> {
  const { tx, family_id, user_id } = owner
  const { guest, frame } = await readSettings(owner, settings)
  if ((await selectFrames(tx, family_id, FRAMES_MAX)).length >= FRAMES_MAX) throw new Problem('too_many')
  const id = newId()
  const never = { days: null, adding_days: null }
  const noLink = {
    language: null,
    can_save: false,
    can_comment: false,
    adds_to: null,
    pin_hash: null,
    preview_hash: null,
    is_frame: true,
  }
  const made = { created_by: user_id, token_hash: hashToken(token), api_key_id: apiKeyOf(owner) }
  await insertGuest(tx, { id, family_id, ...guest, ...noLink, ...made }, never)
  await insertFrame(tx, { guest_id: id, family_id, kind, ...frame })
  await recordAudit(tx, { action: 'frame.added', family_id, details: { name: guest.name } })
  return required(await selectFrame(tx, family_id, id))
}

/** The settings as rows. @throws Problem invalid_input if they contradict each other, not_found for others' items */
async function readSettings(owner: Owner, settings: FrameSettings) {
  const { name, person_ids, album_id, recent_days, shows_family_only, ...frame } = settings
  const scope = await readScope(owner, { person_ids, album_id, recent_days })
  const isLimited = person_ids.length > 0 || album_id !== null || recent_days !== null
  if (frame.on_this_day && isLimited) throw new Problem('invalid_input', { fields: { on_this_day: 'one_at_a_time' } })
  if ((frame.quiet_from === null) !== (frame.quiet_to === null))
    throw new Problem('invalid_input', { fields: { quiet_to: 'quiet_hours_need_both' } })
  return { guest: { name, ...scope, shows_family_only }, frame }
}
