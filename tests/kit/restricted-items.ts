import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { newId } from '#shared/ids.ts'
import { seedCaption } from './captions.ts'
import { seedPhoto } from './photos.ts'
import type { Fixture } from './fixture.ts'

export type RestrictedItems = Awaited<ReturnType<typeof createRestrictedItems>>

/**
 * One item of every kind that has an audience, linked to items that everyone can see: a child, a category, a question, a
 * group.
 */
export async function createRestrictedItems(fixture: Fixture, audience: 'private' | 'family_only') {
  const { server } = fixture.editor
  const { family_id, editor, child_id, category_id, prompt_id } = fixture
  const words = `${audience} secret of the editor`
  const where = { location_name: `${words} place`, location_lat: 38.72, location_lng: -9.14 }
  const about = { description: `${words} picture`, filename: `${words}.jpg`, taken_at: '2025-05-01T10:00:00' }
  const photo_id = await seedPhoto(editor, fixture, { audience, ...about, ...where })
  const { id: milestone_id } = await editor.call(milestonesContract.addMilestone, {
    ...{ family_id, name: `${words} milestone`, date: '2025-05-01', child_id, audience, photo_ids: [photo_id] },
  })
  const labels = { tags: [`${words} tag`], category_ids: [category_id], person_ids: [child_id], is_favorite: true }
  await editor.call(photosContract.editPhoto, { family_id, photo_id, ...labels })
  await server.sql('insert into similar_photos (family_id, photo_id, group_id) values ($1, $2, $3)', [
    ...[family_id, photo_id, fixture.photo_id],
  ])
  const answer = { family_id, child_id, prompt_id, take: newId(), response_text: `${words} answer`, audience }
  const { id: response_id } = await editor.call(personalityContract.saveResponse, answer)
  const { clip_id } = await seedCaption(editor, { family_id, photo_id })
  const subject = { family_id, subject_kind: 'photo', subject_id: photo_id } as const
  const { id: comment_id } = await editor.call(commentsContract.addComment, { ...subject, text: `${words} comment` })
  await editor.call(commentsContract.addReaction, { ...subject, kind: 'heart' })
  const chosen = { family_id, photo_ids: [photo_id] }
  const { id: download_id } = await editor.call(photoSelectionsContract.createPhotoDownload, chosen)
  await notifyMembers(fixture, server.context.db.worker)
  const ids = { photo_id, milestone_id, response_id, comment_id, caption_id: clip_id, download_id }
  return { ids, secrets: [words, clip_id, ...Object.values(ids)] }
}
