import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { highlightsContract } from '../highlights.contract.ts'
import { countNews, selectCover, selectOnThisDay } from './highlights.queries.ts'
import { toPhotoListed } from '#features/photos/server/photo-view.ts'

type Operation = typeof highlightsContract.getHighlights

export async function getHighlights(
  viewer: Member<'photos.view'>,
  { family_id, day, since }: InputOf<Operation>,
  sign: SignMedia,
): Promise<ResultOf<Operation>> {
  const [rows, news] = await Promise.all([
    selectOnThisDay(viewer.tx, family_id, day),
    since ? countNews(viewer.tx, { family_id, user_id: viewer.user_id, since }) : [],
  ])
  const ofDay = rows.filter(({ kind }) => kind === 'image')
  // Covers are wide, so that a tall photo would lose most of its height.
  const today = ofDay.find(({ width, height }) => width >= height) ?? ofDay[0]
  const cover = today ?? (await selectCover(viewer.tx, family_id, day))
  const newsOf = (type: string) => news.find(({ activity_type }) => activity_type === type)
  const photos = newsOf('photo_upload')
  return {
    on_this_day: rows.map((row) => toPhotoListed(row, viewer, sign)),
    cover: cover
      ? {
          photo: toPhotoListed(cover, viewer, sign),
          focus_x: cover.focus_x,
          focus_y: cover.focus_y,
          why: today ? 'on_this_day' : cover.is_favorite ? 'favorite' : 'newest',
        }
      : null,
    since: {
      photos: photos?.count ?? 0,
      photos_by: photos?.by ?? [],
      milestones: newsOf('milestone_added')?.count ?? 0,
    },
  }
}
