import { contract, operation } from '#shared/contract.ts'
import { member } from '../families/families.rules.ts'
import { Export, Exports } from '../exports/exports.schemas.ts'

export const familyExportContract = contract({
  requestFamilyExport: operation('POST', '/api/families/:family_id/exports', {
    access: member('family.manage'),
    budget: 'exports',
    fresh: true,
    summary: 'Export a family',
    description: 'Creates a ZIP file with all of the family’s data. Returns the current export if one is in progress.',
    response: Export,
    status: 202,
  }),
  listFamilyExports: operation('GET', '/api/families/:family_id/exports', {
    access: member('family.manage'),
    summary: 'List your exports of a family',
    description: 'Newest first.',
    response: Exports,
  }),
  readFamilyExport: operation('GET', '/api/families/:family_id/exports/:export_id/file', {
    access: member('family.manage'),
    budget: 'downloads',
    summary: 'Download a family export',
    description: 'Available only to the owner who requested it. Supports single-range requests.',
    raw: true,
  }),
})
