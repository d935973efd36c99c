import type { ActingMember } from '#features/families/server/member.ts'

type Editor = ActingMember<'photos.edit_own'>

/** What other features do with photos, each its own part. All hooks run in the same transaction, on existing photos. */
export type PhotoHooks = {
  /** Each throws Problem not_found if the editor can't see one of the milestones. */
  setMilestones(editor: Editor, photo_id: string, milestone_ids: readonly string[]): Promise<void>
  addMilestones(editor: Editor, photo_ids: readonly string[], milestone_ids: readonly string[]): Promise<void>
  removeMilestones(editor: Editor, photo_ids: readonly string[], milestone_ids: readonly string[]): Promise<void>
  /** Throws Problem not_found, forbidden or conflict if the editor can't add to the album. */
  addPhotosToAlbum(editor: Editor, photo_ids: string[], album_id: string): Promise<void>
  /** Nothing if the editor can't change the album, such as one that was deleted. */
  removePhotosFromAlbum(editor: Editor, photo_ids: string[], album_id: string): Promise<void>
}
