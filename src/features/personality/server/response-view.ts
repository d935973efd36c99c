import { ageOn, dateIn } from '#shared/days.ts'
import type { Capability } from '#shared/role-table.ts'
import { zoneOf } from '#shared/time-zones.ts'
import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import type { PersonalityResponse } from '../personality.contract.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { ResponseRow } from './responses.queries.ts'

export function toResponse(
  row: ResponseRow,
  viewer: Member<Capability>,
  birth_date: string,
  sign: SignMedia,
): PersonalityResponse {
  const { adder_id, first_name, last_name, added_by, thumbhash, poster: _poster, video_duration_ms, ...rest } = row
  const { zone, ...response } = rest
  const edit = !row.is_hidden && may(viewer.role, 'personality.edit')
  return {
    ...response,
    video_duration: video_duration_ms === null ? null : video_duration_ms / 1000,
    thumbhash: thumbhash?.toString('base64') ?? null,
    ...addressesOf(row, viewer, sign),
    age: ageOn(birth_date, dateIn(zoneOf(zone), new Date(row.answered_at))),
    added_by: adder_id ? { id: adder_id, first_name: first_name ?? '', last_name: last_name ?? '' } : null,
    can: { edit, keep_private: edit && added_by === viewer.user_id },
  }
}

/** A drawn poster has no URL: browsers show a frame of the video itself. */
function addressesOf({ family_id, video_clip_id, poster }: ResponseRow, viewer: MediaViewer, sign: SignMedia) {
  if (!video_clip_id) return { video_url: null, poster_url: null, download_url: null }
  const clip = { kind: 'answer', family_id, id: video_clip_id, version: 1 } as const
  return {
    video_url: sign(viewer, { ...clip, variant: 'original' }),
    poster_url:
      poster === 'drawn' || poster === 'failed'
        ? null
        : sign(viewer, { ...clip, variant: 'large', ...(poster === 'made' && { version: 2 }) }),
    download_url: sign(viewer, { ...clip, variant: 'original', download: true }),
  }
}
