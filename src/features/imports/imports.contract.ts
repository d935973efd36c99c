import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import {
  IMPORT_MAX_FILES,
  IMPORT_TITLE_MAX_LENGTH,
  importItemStates,
  importRefusals,
  importStates,
} from './imports.rules.ts'

const Import = z.object({
  id: Id,
  title: z.string(),
  state: z.enum(importStates),
  /** Files that will be uploaded, and that have been uploaded. */
  files_wanted: z.int(),
  files_gathered: z.int(),
  /** Files found in them, and how many have been processed. */
  files_done: z.int(),
  files_total: z.int(),
  imported: z.int(),
  present: z.int(),
  refused: z.int(),
  ignored: z.int(),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** Refused files can be retried until then. */
  kept_until: z.nullable(z.string()),
})
export type Import = z.output<typeof Import>

const ImportItem = z.object({
  id: Id,
  path: z.string(),
  bytes: z.int(),
  state: z.enum(importItemStates),
  reason: z.nullable(z.enum(importRefusals)),
  photo_id: z.nullable(Id),
})
export type ImportItem = z.output<typeof ImportItem>

export const importsContract = contract({
  beginImport: operation('POST', '/api/families/:family_id/imports', {
    access: member('imports.run'),
    summary: 'Create an import',
    description: 'Upload the files next. The import starts once all of them are uploaded.',
    body: z.object({
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(IMPORT_TITLE_MAX_LENGTH),
          z.describe('A name for the import, such as the file name.'),
        ),
      files: z
        .int()
        .check(z.minimum(1), z.maximum(IMPORT_MAX_FILES))
        .check(z.describe('The number of files you’ll upload.')),
      bytes: z.int().check(z.minimum(0)).check(z.describe('The total size of these files in bytes.')),
    }),
    response: Import,
    status: 201,
    problems: ['plan_limit_reached', 'storage_full'],
  }),
  listImports: operation('GET', '/api/families/:family_id/imports', {
    access: member('imports.run'),
    summary: 'List your imports into a family',
    description: 'Newest first.',
    response: z.object({ imports: z.array(Import) }),
  }),
  getImport: operation('GET', '/api/families/:family_id/imports/:import_id', {
    access: member('imports.run'),
    summary: 'Get an import',
    description: 'Includes its progress.',
    response: Import,
  }),
  startImport: operation('POST', '/api/families/:family_id/imports/:import_id/start', {
    access: member('imports.run'),
    summary: 'Start or retry an import',
    description: 'Imports the files uploaded so far, or retries files that failed.',
    response: Import,
    status: 202,
    problems: ['conflict'],
  }),
  cancelImport: operation('DELETE', '/api/families/:family_id/imports/:import_id', {
    access: member('imports.run'),
    summary: 'Cancel an import',
    description: 'You can cancel an import until all files are uploaded. Deletes the uploaded files.',
    problems: ['conflict'],
  }),
  listImportItems: operation('GET', '/api/families/:family_id/imports/:import_id/items', {
    access: member('imports.run'),
    summary: 'List an import’s files',
    description: 'Returns files in import order, with each file’s result.',
    query: z.object({
      state: z
        .optional(z.enum(importItemStates))
        .check(
          z.describe(
            'Matches files in this state. “handed” is in progress, “present” was already in the album, and “ignored” is a metadata file.',
          ),
        ),
      after: z.optional(Id).check(z.describe('The next value of the previous page.')),
    }),
    response: z.object({ items: z.array(ImportItem), next: z.nullable(Id) }),
  }),
  readImportReport: operation('GET', '/api/families/:family_id/imports/:import_id/report', {
    access: member('imports.run'),
    summary: 'Download an import report',
    description: 'Returns the result of each file as CSV, in your language.',
    raw: true,
  }),
})
