import * as z from 'zod/mini'
import { securityEvents } from '#shared/security-events.ts'
import { jobStates } from '../admin.rules.ts'

const adminTabs = [
  'overview',
  'backups',
  'files',
  'jobs',
  'people',
  'families',
  'orders',
  'history',
  'security',
] as const
export type AdminTab = (typeof adminTabs)[number]

export const AdminSearch = z.object({
  tab: z.catch(z.optional(z.enum(adminTabs)), undefined),
  /** For the jobs. */
  state: z.catch(z.optional(z.enum(jobStates)), undefined),
  /** For the security events. */
  kind: z.catch(z.optional(z.enum(securityEvents)), undefined),
})
export type AdminSearch = z.output<typeof AdminSearch>
