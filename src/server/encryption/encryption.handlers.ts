import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { rewriteObjects, type RewriteParts } from './rewrite-objects.ts'

export function encryptionJobs(parts: RewriteParts): HandledJob[] {
  return [schedule('rewrite-objects', '42 * * * *', () => rewriteObjects(parts))]
}
