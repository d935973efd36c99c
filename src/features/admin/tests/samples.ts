import { seedFailedJob } from '#kit/jobs.ts'
import { makePerson } from '#kit/people.ts'
import { nothing, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  getAdminOverview: nothing,
  listUntrackedFiles: nothing,
  listDamagedOriginals: nothing,
  settleUntrackedFiles: () => ({ input: { keys: ['families/x/photos/y/original.jpg'], decision: 'remove' } }),
  listAdminJobs: nothing,
  listAdminPeople: nothing,
  listAdminFamilies: nothing,
  endPersonSessions: async (_home, { server }) => ({
    input: { account_id: (await makePerson(server, 'Forgetful')).user_id },
  }),
  listSecurityEvents: nothing,
  listAdminAudit: nothing,
  retryJob: async (_home, { server }) => ({ input: { job_id: await seedFailedJob(server) } }),
}
