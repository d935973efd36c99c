import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { ManyChange, FailureReason } from './photo-selections.contract.ts'
import { BULK_JOB_DAYS, BULK_MAX, SELECTION_MAX } from './photos.rules.ts'

const Chosen = z.array(Id).check(z.minLength(1), z.maxLength(SELECTION_MAX))

const BulkJob = z.object({
  id: Id,
  kind: z.enum(['edit', 'delete', 'undo']),
  /** Whether startUndoingPhotos can undo it. */
  can_undo: z.boolean(),
  total: z.int(),
  /** How many photos have been processed, including failures. */
  done: z.int(),
  state: z.enum(['running', 'done', 'stopped']),
  /** The problem that stopped the job early, because the change is no longer possible. */
  problem: z.nullable(z.string()),
  failed: z.array(z.object({ photo_id: Id, filename: z.nullable(z.string()), reason: FailureReason })),
})
export type BulkJob = z.output<typeof BulkJob>

/** Background jobs that change more photos than one request can. */
export const bulkJobsContract = contract({
  startEditingPhotos: operation('POST', '/api/families/:family_id/photo-works/edit', {
    access: member('photos.edit_own'),
    summary: 'Update many photos in the background',
    description: `Updates up to ${SELECTION_MAX.toLocaleString('en')} photos, in batches of ${BULK_MAX}.`,
    large_body: true,
    body: z.object({ photo_ids: Chosen, ...ManyChange.shape }),
    response: BulkJob,
    status: 201,
    problems: ['conflict'],
  }),
  startDeletingPhotos: operation('POST', '/api/families/:family_id/photo-works/delete', {
    access: member('photos.delete_own'),
    summary: 'Delete many photos in the background',
    description: `Deletes up to ${SELECTION_MAX.toLocaleString('en')} photos. The family’s owner can restore them for 30 days, except other members’ private photos.`,
    makes_room: true,
    large_body: true,
    body: z.object({ photo_ids: Chosen }),
    response: BulkJob,
    status: 201,
    problems: ['conflict'],
  }),
  startUndoingPhotos: operation('POST', '/api/families/:family_id/photo-works/undo', {
    access: member('photos.edit_own'),
    summary: 'Undo a bulk change',
    description: `Restores what the change replaced, for ${BULK_JOB_DAYS} days. Photos that were changed again since then stay as they are.`,
    body: z.object({ undo_key: Id.check(z.describe('The undo_key of a change, or the ID of a bulk change.')) }),
    response: BulkJob,
    status: 201,
    problems: ['conflict'],
  }),
  listPhotoWorks: operation('GET', '/api/families/:family_id/photo-works', {
    access: member('photos.edit_own'),
    summary: 'List your bulk changes',
    description: 'Newest first. Includes progress and results.',
    response: z.object({ works: z.array(BulkJob) }),
  }),
  endPhotoWork: operation('DELETE', '/api/families/:family_id/photo-works/:work_id', {
    access: member('photos.edit_own'),
    summary: 'Cancel a bulk change',
    description: 'Stops after the current batch. Changes already made aren’t undone.',
  }),
})
