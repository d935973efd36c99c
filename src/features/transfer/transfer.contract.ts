import * as z from 'zod/mini'
import { operation } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import { member } from '../families/families.rules.ts'
import { exportStates } from './transfer.rules.ts'

const FamilyParams = z.object({ family_id: Id })

const FamilyExport = z.object({
  id: Id,
  state: z.enum(exportStates),
  /** Originals that are in, and how many there are to be. */
  files_done: z.int(),
  files_total: z.int(),
  bytes: z.nullable(z.int()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** Until then it can be downloaded. */
  expires_at: z.nullable(z.string()),
})
export type FamilyExport = z.output<typeof FamilyExport>

export const transferContract = {
  requestFamilyExport: operation({
    id: 'requestFamilyExport',
    method: 'POST',
    path: '/api/families/:family_id/exports',
    access: member('family.manage'),
    fresh: true,
    summary: 'Pack a whole family into one ZIP; one that is under way is answered instead of a second',
    params: FamilyParams,
    response: FamilyExport,
    status: 202,
  }),
  listFamilyExports: operation({
    id: 'listFamilyExports',
    method: 'GET',
    path: '/api/families/:family_id/exports',
    access: member('family.manage'),
    summary: 'The exports of a family that the caller asked for, newest first',
    params: FamilyParams,
    response: z.object({ exports: z.array(FamilyExport) }),
  }),
  readFamilyExport: operation({
    id: 'readFamilyExport',
    method: 'GET',
    path: '/api/families/:family_id/exports/:export_id/file',
    access: member('family.manage'),
    summary: 'Download an export of a family, for the owner who asked for it; supports a single Range',
    params: z.object({ family_id: Id, export_id: Id }),
    raw: true,
  }),
}
