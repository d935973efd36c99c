import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { groupLeftFaces, tagGroup } from './group-faces.ts'
import { rescanWithModel } from './scan.queries.ts'
import { scanPhotos, type ScanParts } from './scan-photos.ts'
import { groupFacesJob } from './vision.jobs.ts'

export function visionJobs(parts: ScanParts): HandledJob[] {
  const { db, vision } = parts
  // Settings change with a restart.
  let isModelChecked = false
  return [
    schedule('scan-photos', '* * * * *', async () => {
      if (vision && !isModelChecked) await rescanWithModel(db, vision.searchModel)
      isModelChecked = true
      await scanPhotos(parts)
    }),
    schedule('group-left-faces', '35 3 * * *', () => groupLeftFaces(parts)),
    handle(groupFacesJob, (group) => tagGroup(db, group)),
  ]
}
