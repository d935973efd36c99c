import type { ActingMember } from '#features/families/server/member.ts'

type Editor = ActingMember<'photos.edit_own'>

/** What features above do with photos. All run in the same transaction, on photos that are there. */
export type PhotoHooks = {
  /** Each throws Problem not_found where one of the milestones is not there for the editor. */
  setMilestones(editor: Editor, photo_id: string, milestone_ids: readonly string[]): Promise<void>
  addMilestones(editor: Editor, photo_ids: readonly string[], milestone_ids: readonly string[]): Promise<void>
  removeMilestones(editor: Editor, photo_ids: readonly string[], milestone_ids: readonly string[]): Promise<void>
}
