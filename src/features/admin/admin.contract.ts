import * as z from 'zod/mini'
import { AuditEntry } from '#shared/audit.ts'
import { admin, contract, operation } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { isolationStates, jobStates } from './admin.rules.ts'
import { securityEvents } from '#shared/security-events.ts'

const Count = z.int()

const Overview = z.object({
  /** Hearthbook's. */
  version: z.string(),
  people: Count,
  /** In the last 30 days, like the active ones. */
  new_people: Count,
  active_people: Count,
  /** Accounts scheduled for deletion. */
  leaving_people: Count,
  families: Count,
  deleted_families: Count,
  photos: Count,
  photo_bytes: Count,
  /** Deleted and still restorable. */
  deleted_photos: Count,
  deleted_bytes: Count,
  database_bytes: Count,
  jobs: z.object({ failed: Count, retrying: Count, running: Count, waiting: Count }),
  /** Null if files are stored in a bucket. */
  disk: z.nullable(z.object({ free_bytes: Count, total_bytes: Count })),
  /** Videos without a version that plays everywhere, and whether ffmpeg is available here. */
  films: z.object({ ffmpeg: z.boolean(), waiting: Count }),
  security: z.object({
    decoders: z.enum(isolationStates),
    /** Other machines can connect, and APP_URL isn't HTTPS. */
    plain_http: z.boolean(),
  }),
  /** Stored files whose previews couldn't be created yet. */
  retried_uploads: z.object({ waiting: Count, out_of_memory: Count, oldest: z.nullable(z.string()) }),
  /** Results of the nightly integrity check of originals, by object key; keys consist of IDs. */
  originals: z.object({
    checked: Count,
    /** Every checked original was read since then. */
    whole_since: z.nullable(z.string()),
    missing: Count,
    changed: Count,
    examples: z.array(z.string()),
    /** Objects that no row refers to; null until the store was scanned. */
    untracked: z.nullable(Count),
    untracked_examples: z.array(z.string()),
    listed_at: z.nullable(z.string()),
  }),
})
export type Overview = z.output<typeof Overview>

/** The job library's ID. */
const JobId = z.string().check(z.regex(/^\d{1,18}$/))

const Job = z.object({
  id: JobId,
  task: z.string(),
  attempts: Count,
  max_attempts: Count,
  run_at: z.string(),
  created_at: z.string(),
  tried_at: z.nullable(z.string()),
  last_error: z.nullable(z.string()),
})
export type AdminJob = z.output<typeof Job>

const AdminPerson = z.object({
  id: Id,
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.string(),
  last_seen_at: z.nullable(z.string()),
  families: Count,
  owned_families: Count,
  tier: z.nullable(z.string()),
  purge_after: z.nullable(z.string()),
})
export type AdminPerson = z.output<typeof AdminPerson>

const AdminFamily = z.object({
  id: Id,
  name: z.string(),
  created_at: z.string(),
  deleted_at: z.nullable(z.string()),
  owner_email: z.nullable(z.string()),
  members: Count,
  photos: Count,
  bytes: Count,
})
export type AdminFamily = z.output<typeof AdminFamily>

const SecurityEvent = z.object({
  id: Id,
  event: z.enum(securityEvents),
  created_at: z.string(),
  /** The account in question, or that of the session that asked; null if unknown. */
  email: z.nullable(z.string()),
  address: z.string(),
  /** The rejected operation. */
  operation: z.nullable(z.string()),
  /** The problem code of the response, or how a session began. */
  reason: z.nullable(z.string()),
})
export type SecurityEvent = z.output<typeof SecurityEvent>

const decisions = ['add', 'remove'] as const

const UntrackedFile = z.object({
  /** Its key in the object store, which consists of IDs. */
  key: z.string(),
  bytes: Count,
  stored_at: z.string(),
  /** Null if the family is gone, or the file isn’t a family’s. */
  family_name: z.nullable(z.string()),
  /** It’s a photo or video of a family that exists. */
  can_add: z.boolean(),
  /** It may belong to an upload or export in progress. */
  is_new: z.boolean(),
  /** What’s being done with it. */
  decision: z.nullable(z.enum(decisions)),
  /** It couldn’t be added to its family. */
  was_refused: z.boolean(),
})
export type UntrackedFile = z.output<typeof UntrackedFile>

const DamagedOriginal = z.object({
  key: z.string(),
  bytes: Count,
  family_name: z.string(),
  finding: z.enum(['missing', 'changed']),
  found_at: z.nullable(z.string()),
  /** The places of backups that have a copy. */
  copies: z.array(z.string()),
})
export type DamagedOriginal = z.output<typeof DamagedOriginal>

const Key = z.string().check(z.maxLength(1000))
const after = z._default(Key, '').check(z.describe('The next_after of the previous page.'))
const next_after = z.nullable(z.string())

const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50)
const Search = z.object({
  q: z
    ._default(z.string().check(z.trim(), z.maxLength(200)), '')
    .check(z.describe('Part of a name or email. Default: everything.')),
  cursor: Cursor,
  limit,
})
const next_cursor = z.nullable(z.string())

export const adminContract = contract({
  listUntrackedFiles: operation('GET', '/api/admin/untracked-files', {
    access: admin,
    summary: 'List stored files that nothing refers to',
    description: 'As of the weekly check of the object store, by key.',
    query: z.object({ after, limit }),
    response: z.object({ files: z.array(UntrackedFile), next_after }),
  }),
  settleUntrackedFiles: operation('POST', '/api/admin/untracked-files', {
    access: admin,
    fresh: true,
    summary: 'Add untracked files to their families, or remove them',
    description:
      'Background jobs do it. Photos and videos are added to the family in their key, visible to its owner only. Files of the last day are left alone.',
    body: z.object({
      keys: z.array(Key).check(z.minLength(1), z.maxLength(100)),
      decision: z.enum(decisions),
    }),
    status: 202,
    response: z.object({ keys: z.array(z.string()) }),
  }),
  listDamagedOriginals: operation('GET', '/api/admin/damaged-originals', {
    access: admin,
    summary: 'List originals that are missing or changed',
    description: 'By key, with the places of backups that have a copy.',
    query: z.object({ after, limit }),
    response: z.object({ originals: z.array(DamagedOriginal), next_after }),
  }),
  getAdminOverview: operation('GET', '/api/admin/overview', {
    access: admin,
    summary: 'Get an overview of this instance',
    description: 'Returns storage usage and the number of users, families, photos, and jobs.',
    response: Overview,
  }),
  listAdminJobs: operation('GET', '/api/admin/jobs', {
    access: admin,
    summary: 'List background jobs by state',
    description: 'Newest first. Shows each job’s type and error, not its content.',
    query: z.object({
      state: z._default(z.enum(jobStates), 'failed'),
      before: z.optional(JobId).check(z.describe('The next_before of the previous page.')),
      limit,
    }),
    response: z.object({ jobs: z.array(Job), next_before: z.nullable(JobId) }),
  }),
  retryJob: operation('POST', '/api/admin/jobs/:job_id/retry', {
    access: admin,
    fresh: true,
    summary: 'Retry a failed job',
    description: 'Resets the job’s attempts.',
    params: z.object({ job_id: JobId }),
  }),
  listAdminPeople: operation('GET', '/api/admin/people', {
    access: admin,
    summary: 'List accounts',
    description: 'Newest first. Search by name or email.',
    query: Search,
    response: z.object({ people: z.array(AdminPerson), next_cursor }),
  }),
  endPersonSessions: operation('POST', '/api/admin/people/:account_id/end-sessions', {
    access: admin,
    fresh: true,
    summary: 'Sign someone out everywhere',
    description: 'Ends all of the person’s sessions and revokes their API keys. They can sign in again.',
    problems: ['not_found'],
  }),
  listAdminFamilies: operation('GET', '/api/admin/families', {
    access: admin,
    summary: 'List families',
    description: 'Newest first. Includes each family’s owner and size, but no content.',
    query: Search,
    response: z.object({ families: z.array(AdminFamily), next_cursor }),
  }),
  listSecurityEvents: operation('GET', '/api/admin/security-events', {
    access: admin,
    summary: 'List security events',
    description: 'Returns failed sign-ins, blocked requests, and reached limits, newest first.',
    query: z.object({
      kind: z.optional(z.enum(securityEvents)).check(z.describe('Matches events of this type. Default: all types.')),
      cursor: Cursor,
      limit,
    }),
    response: z.object({ events: z.array(SecurityEvent), next_cursor }),
  }),
  listAdminAudit: operation('GET', '/api/admin/audit', {
    access: admin,
    summary: 'List audit log entries',
    description: 'Newest first. Doesn’t include family content.',
    query: z.object({ cursor: Cursor, limit }),
    response: z.object({ entries: z.array(AuditEntry), next_cursor }),
  }),
})
