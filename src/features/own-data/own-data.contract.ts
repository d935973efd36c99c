import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { Export, Exports } from '../exports/exports.schemas.ts'

const Deletion = z.object({
  purge_after: z.nullable(z.string()),
  /** The caller's families that must be transferred or deleted first. */
  owned_families: z.array(z.object({ id: Id, name: z.string(), members: z.int() })),
  /** The number of families in which their photos stay, without their name. */
  other_families: z.int(),
  /** The caller’s letters for later that are still sealed. They stay, and open on their day. */
  waiting_letters: z.int(),
})
export type Deletion = z.output<typeof Deletion>

export const ownDataContract = contract({
  requestExport: operation('POST', '/api/exports', {
    access: signedIn,
    budget: 'exports',
    fresh: true,
    summary: 'Export your data',
    description: 'Creates a ZIP file with all your data. Returns the current export if one is in progress.',
    response: Export,
    status: 202,
  }),
  listExports: operation('GET', '/api/exports', {
    access: signedIn,
    summary: 'List your data exports',
    description: 'Newest first.',
    response: Exports,
  }),
  readExport: operation('GET', '/api/exports/:export_id/file', {
    access: signedIn,
    budget: 'downloads',
    summary: 'Download a data export',
    description: 'Available only to the person who requested it.',
    raw: true,
    recorded: true,
  }),
  getDeletion: operation('GET', '/api/account/deletion', {
    access: signedIn,
    while_leaving: true,
    summary: 'Get your account deletion status',
    description: 'Includes what would be deleted.',
    response: Deletion,
  }),
  requestDeletion: operation('POST', '/api/account/deletion', {
    access: signedIn,
    fresh: true,
    summary: 'Delete your account',
    description:
      'Deletes your account after 30 days and signs you out everywhere. Not possible while you own a family.',
    body: z.object({
      typed_email: z
        .string()
        .check(z.trim(), z.toLowerCase(), z.maxLength(254))
        .check(z.describe('Your email, to confirm.')),
    }),
    response: Deletion,
  }),
  keepAccount: operation('DELETE', '/api/account/deletion', {
    access: signedIn,
    while_leaving: true,
    summary: 'Cancel your account deletion',
  }),
})
