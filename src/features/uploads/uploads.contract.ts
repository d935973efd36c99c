import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id, IdList } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { cancellation, continuation, creation, measuring, poster } from './uploads.openapi.ts'
import { uploadRefusals, uploadStates } from './uploads.rules.ts'

const Upload = z.object({
  id: Id,
  filename: z.string(),
  state: z.enum(uploadStates),
  /** The new photo, or the existing one for a duplicate. */
  photo_id: z.nullable(Id),
  reason: z.nullable(z.enum(uploadRefusals)),
  /** When the server will try again, if the file is stored but its preview couldn't be created. */
  retry_at: z.nullable(z.string()),
})
export type Upload = z.output<typeof Upload>

export const uploadsContract = contract({
  listUploads: operation('GET', '/api/families/:family_id/upload-states', {
    access: member('family.view'),
    key_scope: 'add',
    summary: 'List your uploads',
    description: 'Includes each upload’s result. Also works after you lose permission to add photos.',
    query: z.object({
      ids: z
        .optional(IdList(100))
        .check(z.describe('Up to 100 upload IDs, separated by commas. Default: the latest uploads.')),
    }),
    response: z.object({ uploads: z.array(Upload) }),
  }),
  createUpload: operation('POST', '/api/families/:family_id/uploads', {
    access: member('photos.add'),
    key_scope: 'add',
    budget: 'none',
    summary: 'Create a resumable upload',
    description:
      'tus 1.0 with creation, creation-with-upload, termination, and expiration. Unfinished uploads expire after 48 hours. The result is in upload-states. To send a file in one request, see sendFile.',
    openapi: creation,
    raw: true,
    problems: ['too_large', 'storage_full', 'too_many', 'too_many_uploads'],
  }),
  measureUpload: operation('HEAD', '/api/families/:family_id/uploads/:upload_id', {
    access: member('photos.add'),
    key_scope: 'add',
    budget: 'none',
    summary: 'Get an upload’s offset',
    description: 'Part of the tus protocol.',
    openapi: measuring,
    raw: true,
  }),
  continueUpload: operation('PATCH', '/api/families/:family_id/uploads/:upload_id', {
    access: member('photos.add'),
    key_scope: 'add',
    budget: 'none',
    summary: 'Upload the next bytes',
    description: 'Part of the tus protocol.',
    openapi: continuation,
    raw: true,
    problems: ['too_large', 'storage_full'],
  }),
  cancelUpload: operation('DELETE', '/api/families/:family_id/uploads/:upload_id', {
    access: member('photos.add'),
    key_scope: 'add',
    budget: 'none',
    summary: 'Cancel an upload',
    description: 'Part of the tus protocol. Deletes the bytes uploaded so far.',
    openapi: cancellation,
    raw: true,
  }),
  addUploadPoster: operation('PUT', '/api/families/:family_id/uploads/:upload_id/poster', {
    access: member('photos.add'),
    key_scope: 'add',
    budget: 'none',
    summary: 'Upload a video’s poster frame',
    description:
      'Accepts a JPEG or PNG of up to 2 MB, for instances without ffmpeg. Send the poster frame before the video’s last bytes.',
    openapi: poster,
    raw: true,
    problems: ['too_large'],
  }),
})
