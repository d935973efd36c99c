import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { LocalTime } from '../photos/photos.schemas.ts'
import { FILENAME_MAX_LENGTH } from '../uploads/uploads.rules.ts'

/** What a program says about its file. Strict, so that a mistyped field isn't lost. */
export const FileFields = z.strictObject({
  album_id: z.optional(Id).check(z.describe('An album to add it to, also if the family has the file already.')),
  taken_at: z
    .optional(LocalTime)
    .check(z.describe('When it was taken, if the file doesn’t say: local time, YYYY-MM-DDTHH:mm:ss.')),
})

const received = {
  202: {
    type: 'object',
    description: 'The file was received. The result follows in upload-states.',
    properties: {
      id: { type: 'string', format: 'uuid' },
      filename: { type: 'string' },
      state: { type: 'string', enum: ['received'] },
    },
    required: ['id', 'filename', 'state'],
  },
}
const problems = [
  'too_large',
  'storage_full',
  'too_many_uploads',
  'plan_limit_reached',
  'conflict',
  'too_many',
] as const

export const directUploadsContract = contract({
  sendFile: operation('POST', '/api/families/:family_id/files', {
    access: member('photos.add'),
    key_scope: 'add',
    budget: 'none',
    summary: 'Upload a file as a form',
    description:
      'One photo or video as `file`, with optional fields. For large files on slow networks, use resumable uploads.',
    openapi: {
      consumes: ['multipart/form-data'],
      body: {
        type: 'object',
        properties: {
          file: { type: 'string', format: 'binary' },
          album_id: { type: 'string', format: 'uuid' },
          taken_at: { type: 'string', description: 'When it was taken, if the file doesn’t say.' },
        },
        additionalProperties: false,
        required: ['file'],
      },
      response: received,
    },
    raw: true,
    file: true,
    problems: ['invalid_input', 'unsupported_media', ...problems],
  }),
  putFile: operation('PUT', '/api/families/:family_id/files/:filename', {
    access: member('photos.add'),
    key_scope: 'add',
    budget: 'none',
    summary: 'Upload a file',
    description: 'The body is one photo or video of any content type.',
    params: z.object({ family_id: Id, filename: z.string().check(z.minLength(1), z.maxLength(FILENAME_MAX_LENGTH)) }),
    query: FileFields,
    openapi: { consumes: ['*/*'], body: { type: 'string', format: 'binary' }, response: received },
    raw: true,
    file: true,
    problems,
  }),
})
