import * as z from 'zod/mini'
import { operation } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import { member } from '../families/families.rules.ts'
import { Export } from './transfer.schemas.ts'

const FamilyParams = z.object({ family_id: Id })

export const transferContract = {
  requestFamilyExport: operation({
    id: 'requestFamilyExport',
    method: 'POST',
    path: '/api/families/:family_id/exports',
    access: member('family.manage'),
    budget: 'exports',
    fresh: true,
    summary: 'Pack a whole family into one ZIP; one that is under way is answered instead of a second',
    params: FamilyParams,
    response: Export,
    status: 202,
  }),
  listFamilyExports: operation({
    id: 'listFamilyExports',
    method: 'GET',
    path: '/api/families/:family_id/exports',
    access: member('family.manage'),
    summary: 'The exports of a family that the caller asked for, newest first',
    params: FamilyParams,
    response: z.object({ exports: z.array(Export) }),
  }),
  readFamilyExport: operation({
    id: 'readFamilyExport',
    method: 'GET',
    path: '/api/families/:family_id/exports/:export_id/file',
    access: member('family.manage'),
    budget: 'downloads',
    summary: 'Download an export of a family, for the owner who asked for it; supports a single Range',
    params: z.object({ family_id: Id, export_id: Id }),
    raw: true,
  }),
}
