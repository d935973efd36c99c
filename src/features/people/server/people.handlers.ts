import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { makeAvatarJob } from './people.jobs.ts'
import { makeAvatar, type AvatarParts } from './make-avatar.ts'
import { purgeRemovedPeople } from './purge-removed-people.ts'

/** Background jobs of the people feature. */
export function peopleJobs(parts: AvatarParts): HandledJob[] {
  return [
    handle(makeAvatarJob, (payload) => makeAvatar(payload, parts)),
    schedule('purge-removed-people', '35 3 * * *', () => purgeRemovedPeople(parts)),
  ]
}
