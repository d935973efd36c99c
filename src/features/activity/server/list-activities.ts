import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { Activity, activityContract } from '../activity.contract.ts'
import { ACTIVITY_PHOTOS } from '../activity.rules.ts'
import {
  findWords,
  selectActivityPage,
  selectBurstPhotos,
  selectMilestonePhotos,
  type ActivityRow,
  type BurstPhoto,
} from './activity.queries.ts'

type Operation = typeof activityContract.listActivities

/** A page of the feed. Keyset pagination: new rows neither shift nor repeat entries. */
export async function listActivities(
  viewer: Member<'family.view'>,
  input: InputOf<Operation>,
  sign: SignMedia,
): Promise<ResultOf<Operation>> {
  const { family_id, type, period, time_zone, text, limit } = input
  const rows = await selectActivityPage(viewer.tx, {
    ...{ family_id, type, period, time_zone },
    words: text ? await findWords(viewer.tx, family_id, text) : undefined,
    after: readCursor(input.cursor),
    offset: input.offset ?? 0,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const withPhotos = shown.filter(({ metadata }) => metadata.photo_id).map(({ id }) => id)
  const burstOf = new Map(
    shown.flatMap(({ id, metadata: { milestone_id } }) =>
      typeof milestone_id === 'string' ? [[milestone_id, id] as const] : [],
    ),
  )
  const photos = await Promise.all([
    withPhotos.length ? selectBurstPhotos(viewer.tx, family_id, withPhotos) : [],
    burstOf.size ? selectMilestonePhotos(viewer.tx, family_id, burstOf) : [],
  ])
  const photosOf = Map.groupBy(photos.flat(), ({ burst_id }) => burst_id)
  return {
    activities: shown.map((row) => toActivity(row, photosOf.get(row.id) ?? [], viewer, sign)),
    next_cursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

function toActivity(row: ActivityRow, photos: BurstPhoto[], viewer: Member<'family.view'>, sign: SignMedia): Activity {
  const { id, title, description, created_at } = row
  const count = countOf(row, photos)
  return {
    ...{ id, title, description, created_at, count },
    activity_type: row.activity_type as Activity['activity_type'],
    metadata: { ...row.metadata, ...(count > 1 && { photo_count: count }) },
    profile: row.profile_id
      ? {
          id: row.profile_id,
          first_name: row.first_name ?? '',
          last_name: row.last_name ?? '',
          email: row.email ?? '',
          avatar_url: row.avatar_url,
        }
      : null,
    photos: photos.map((photo) => toPhoto(photo, viewer, sign)),
  }
}

/** Photos that were deleted since aren't counted, as long as all others are shown. */
function countOf({ activity_type, count }: ActivityRow, photos: BurstPhoto[]): number {
  const isPhotos = activity_type === 'photo_upload' || activity_type === 'photo_favorited'
  return isPhotos && photos.length > 0 && photos.length < ACTIVITY_PHOTOS ? photos.length : (count ?? 1)
}

function toPhoto(
  { id, filename, width, height, people, description, comment, thumbhash, derivatives_version }: BurstPhoto,
  viewer: Member<'family.view'>,
  sign: SignMedia,
): Activity['photos'][number] {
  const { family_id } = viewer
  const urlOf = (variant: 'small' | 'large') =>
    sign(viewer, { kind: 'photo', family_id, id, variant, version: derivatives_version })
  return {
    ...{ id, filename, width, height, people, description, comment },
    thumbhash: thumbhash?.toString('base64') ?? null,
    small_url: urlOf('small'),
    large_url: urlOf('large'),
  }
}
