import { contract, operation } from '#shared/contract.ts'
import { member } from '../families/families.rules.ts'
import { Export, Exports } from '../exports/exports.schemas.ts'

export const ownCopyContract = contract({
  requestOwnCopy: operation('POST', '/api/families/:family_id/people/:person_id/copies', {
    access: member('family.view'),
    budget: 'exports',
    fresh: true,
    summary: 'Copy your own profile',
    description:
      'Creates a ZIP file with your profile, milestones, answers, and the photos you’re in, which you can import to a family of your own. Only for children who are old enough.',
    response: Export,
    status: 202,
  }),
  listOwnCopies: operation('GET', '/api/families/:family_id/people/:person_id/copies', {
    access: member('family.view'),
    summary: 'List the copies of your own profile',
    description: 'Newest first.',
    response: Exports,
  }),
  readOwnCopy: operation('GET', '/api/families/:family_id/people/:person_id/copies/:export_id/file', {
    access: member('family.view'),
    budget: 'downloads',
    summary: 'Download a copy of your own profile',
    description: 'Available only to the person who requested it. Supports single-range requests.',
    raw: true,
  }),
})
