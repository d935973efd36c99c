import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { AssignableRole, member, RoleSchema } from './families.rules.ts'

export const membersContract = contract({
  changeMemberRole: operation('PATCH', '/api/families/:family_id/members/:member_id', {
    access: member('members.manage'),
    summary: 'Change a member’s role',
    description: 'The owner’s role can’t be changed.',
    body: z.object({ role: AssignableRole }),
    response: z.object({ id: Id, role: RoleSchema }),
    problems: ['owner_stays', 'conflict'],
  }),
  removeMember: operation('DELETE', '/api/families/:family_id/members/:member_id', {
    access: member('members.manage'),
    summary: 'Remove a member',
    description: 'Content the member added stays in the family.',
    status: 204,
    problems: ['owner_stays', 'conflict'],
  }),
  transferFamily: operation('POST', '/api/families/:family_id/members/:member_id/ownership', {
    access: member('family.manage'),
    fresh: true,
    summary: 'Transfer ownership of a family',
    description: 'You become an editor of the family.',
    status: 204,
    problems: ['owner_stays', 'conflict'],
  }),
  leaveFamily: operation('POST', '/api/families/:family_id/leave', {
    access: member('family.leave'),
    summary: 'Leave a family',
    description: 'Content you added stays in the family.',
    status: 204,
    problems: ['conflict'],
  }),
})
