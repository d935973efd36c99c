import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { makeAvatarJob } from './children.jobs.ts'
import { makeAvatar, type AvatarParts } from './make-avatar.ts'
import { purgeRemovedChildren } from './purge-removed-children.ts'

/** Background jobs of the children feature. */
export function childrenJobs(parts: AvatarParts): HandledJob[] {
  return [
    handle(makeAvatarJob, (payload) => makeAvatar(payload, parts)),
    schedule('purge-removed-children', '35 3 * * *', () => purgeRemovedChildren(parts)),
  ]
}
