import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Packs a family; a second try begins anew. */
export const makeFamilyExportJob = defineJob('make-family-export', z.object({ export_id: Id }), { maxAttempts: 3 })

/** Takes in what was uploaded for an import; another run goes on where it stopped. */
export const runImportJob = defineJob('run-import', z.object({ import_id: Id }), { maxAttempts: 5 })
