import type { Tx } from '#server/db/database.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Milestone } from '../milestones.contract.ts'
import { selectMilestonePhotos, type MilestonePhotoRow, type MilestoneRow } from './milestones.queries.ts'

type Viewer = MediaViewer & { tx: Tx; family_id: string }

/** Milestones with at most `each` of their photos, whose URLs only the viewer can use. */
export async function withPhotos(
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
