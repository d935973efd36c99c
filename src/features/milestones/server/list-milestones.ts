import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Milestone, milestonesContract } from '../milestones.contract.ts'
import { MILESTONE_COVERS, MILESTONE_PHOTOS_MAX } from '../milestones.rules.ts'
import {
  countMilestones,
  hasChild,
  selectMilestone,
  selectMilestonePage,
  selectMilestonePhotos,
  type MilestonePhotoRow,
  type MilestoneRow,
} from './milestones.queries.ts'

type Operation = typeof milestonesContract.listMilestones

/** A page of milestones and the exact total. */
export async function listMilestones(
  viewer: Member<'family.view'>,
  { family_id, child_id, cursor, limit }: InputOf<Operation>,
  sign: SignMedia,
): Promise<ResultOf<Operation>> {
  const [rows, total, known] = await Promise.all([
    selectMilestonePage(viewer.tx, { family_id, child_id, after: readCursor(cursor), limit: limit + 1 }),
    countMilestones(viewer.tx, family_id, child_id),
    child_id === undefined || hasChild(viewer.tx, family_id, child_id),
  ])
  if (!known) throw notFound()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    milestones: await withPhotos(viewer, shown, MILESTONE_COVERS, sign),
    next_cursor: last ? writeCursor({ at: `${last.date}T00:00:00`, id: last.id }) : null,
    total,
  }
}

/** @throws Problem not_found: the milestone is hidden by row-level security, or never existed */
export async function getMilestone(
  viewer: Pick<Member<'family.view'>, 'tx' | 'family_id' | 'user_id' | 'session_id'>,
  { milestone_id }: { milestone_id: string },
  sign: SignMedia,
): Promise<Milestone> {
  const row = await selectMilestone(viewer.tx, viewer.family_id, milestone_id)
  if (!row) throw notFound()
  const [milestone] = await withPhotos(viewer, [row], MILESTONE_PHOTOS_MAX, sign)
  return required(milestone)
}

type Viewer = MediaViewer & { tx: Tx; family_id: string }

/** Milestones with at most `each` of their photos, whose URLs only the viewer can use. */
async function withPhotos(
  viewer: Viewer,
  rows: readonly MilestoneRow[],
  each: number,
  sign: SignMedia,
): Promise<Milestone[]> {
  const ids = rows.map(({ id }) => id)
  const photos = ids.length ? await selectMilestonePhotos(viewer.tx, viewer.family_id, ids, each) : []
  const byMilestone = Map.groupBy(photos, (photo) => photo.milestone_id)
  return rows.map((row) => {
    const shown = byMilestone.get(row.id) ?? []
    return {
      ...row,
      child_id: row.child?.id ?? null,
      photos: shown.map((photo) => toPhoto(photo, viewer, sign)),
      photo_count: shown[0]?.photo_count ?? 0,
    }
  })
}

function toPhoto(row: MilestonePhotoRow, viewer: Viewer, sign: SignMedia): Milestone['photos'][number] {
  const { id, filename, description, kind, width, height } = row
  const media = { kind: 'photo', family_id: viewer.family_id, id, version: row.derivatives_version } as const
  return {
    ...{ id, filename, description, width, height, kind: kind as 'image' | 'video' },
    thumbhash: row.thumbhash?.toString('base64') ?? null,
    small_url: sign(viewer, { ...media, variant: 'small' }),
    large_url: sign(viewer, { ...media, variant: 'large' }),
  }
}
