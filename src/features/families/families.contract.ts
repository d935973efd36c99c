import * as z from 'zod/mini'
import { AuditEntry } from '#shared/audit.ts'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Cursor, Id, IdempotencyKey } from '#shared/id-schemas.ts'
import { capabilities } from '#shared/role-table.ts'
import { FamilyName, genders, member, RoleSchema } from './families.rules.ts'

/** The caller's role and its capabilities. Screens check capabilities, never the role. */
const yourRole = { role: RoleSchema, can: z.array(z.enum(capabilities)) }

const FamilyListed = z.object({
  id: Id,
  name: z.string(),
  created_at: z.string(),
  ...yourRole,
  invitation_status: z.literal('accepted'),
})

/** A child's name and birthday. The children feature has the rest. */
export const FamilyChild = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** A calendar date, `YYYY-MM-DD`. */
  birth_date: z.string(),
  gender: z.enum(genders),
  avatar_url: z.nullable(z.string()),
})

const FamilyUse = z.object({
  family_id: Id,
  members: z.number(),
  /** Pending invitations; 0 for members who aren't the owner. */
  pending_invitations: z.number(),
  bytes: z.number(),
  /** The limit of the family's plan; null means no limit. */
  limits: z.object({ members: z.nullable(z.number()), bytes: z.nullable(z.number()) }),
})

const DeletedFamily = z.object({ id: Id, name: z.string(), deleted_at: z.string(), purge_after: z.string() })

const Family = z.object({
  id: Id,
  name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Whether viewers may save originals. */
  viewers_may_save: z.boolean(),
  ...yourRole,
  members: z.array(
    z.object({
      id: Id,
      role: RoleSchema,
      invitation_status: z.literal('accepted'),
      user: z.object({
        id: Id,
        email: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        avatar_url: z.nullable(z.string()),
      }),
    }),
  ),
  /** By first name. */
  children: z.array(FamilyChild),
})

export type FamilyListed = z.output<typeof FamilyListed>
export type Family = z.output<typeof Family>
export type FamilyUse = z.output<typeof FamilyUse>
export type DeletedFamily = z.output<typeof DeletedFamily>

export const familiesContract = contract({
  createFamily: operation('POST', '/api/families', {
    access: signedIn,
    budget: 'families',
    summary: 'Create a family',
    description: 'You become the family’s owner.',
    body: z.object({ once: IdempotencyKey, name: FamilyName }),
    response: z.object({ id: Id }),
    status: 201,
  }),
  listFamilies: operation('GET', '/api/families', {
    access: signedIn,
    api_key: true,
    summary: 'List your families',
    description: 'Oldest first, with your role in each.',
    response: z.object({ families: z.array(FamilyListed) }),
  }),
  getFamily: operation('GET', '/api/families/:family_id', {
    access: member('family.view'),
    summary: 'Get a family',
    description: 'Includes the family’s members and children.',
    response: Family,
  }),
  renameFamily: operation('PATCH', '/api/families/:family_id', {
    access: member('family.manage'),
    summary: 'Rename a family',
    body: z.object({ name: FamilyName }),
    response: z.object({ id: Id, name: z.string() }),
  }),
  saveFamilySettings: operation('PATCH', '/api/families/:family_id/settings', {
    access: member('family.manage'),
    summary: 'Update a family’s settings',
    body: z.object({
      viewers_may_save: z
        .boolean()
        .check(z.describe('Whether viewers may save original photos and videos. They can see them either way.')),
    }),
    response: z.object({ viewers_may_save: z.boolean() }),
  }),
  listFamilyAudit: operation('GET', '/api/families/:family_id/audit', {
    access: member('family.manage'),
    summary: 'List a family’s audit log entries',
    description: 'Newest first.',
    query: z.object({
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    response: z.object({ entries: z.array(AuditEntry), next_cursor: z.nullable(z.string()) }),
  }),
  followEvents: operation('GET', '/api/events', {
    access: signedIn,
    api_key: true,
    summary: 'Subscribe to changes in your families',
    description:
      'Returns a stream of server-sent events for `Accept: text/event-stream`, and only its beginning otherwise. `told` says what changed, without content.',
    problems: ['unavailable'],
    raw: true,
  }),
  listFamilyUse: operation('GET', '/api/family-use', {
    access: signedIn,
    summary: 'List usage by family',
    description: 'Members, storage, pending invitations, and plan limits for each of your families.',
    response: z.object({ families: z.array(FamilyUse) }),
  }),
  deleteFamily: operation('POST', '/api/families/:family_id/deletion', {
    access: member('family.manage'),
    fresh: true,
    summary: 'Delete a family',
    description: 'The family is hidden right away. Its owner can restore it for 30 days.',
    /** The family's name, typed to confirm. */
    body: z.object({
      name: z
        .string()
        .check(z.trim(), z.maxLength(1000, 'family_name_differs'))
        .check(z.describe('The family’s name, to confirm.')),
    }),
    response: DeletedFamily,
  }),
  listDeletedFamilies: operation('GET', '/api/deleted-families', {
    access: signedIn,
    summary: 'List your deleted families',
    description: 'Families that can still be restored.',
    response: z.object({ families: z.array(DeletedFamily) }),
  }),
  restoreFamily: operation('POST', '/api/deleted-families/:family_id/restore', {
    access: signedIn,
    summary: 'Restore a deleted family',
    description: 'Also restores the family’s content and members.',
    response: z.object({ id: Id, name: z.string() }),
  }),
  purgeFamily: operation('DELETE', '/api/deleted-families/:family_id', {
    access: signedIn,
    fresh: true,
    summary: 'Permanently delete a family',
    status: 204,
  }),
})
