import { photoUploads } from '#features/photos/server/ingest-photo.ts'
import { DEFAULT_PURPOSE } from '#features/uploads/uploads.rules.ts'
import type { UploadPurposes } from '#features/uploads/server/upload-purpose.ts'
import { CAPTION_PURPOSE } from '#features/captions/captions.rules.ts'
import { captionRecordings } from '#features/captions/server/keep-caption.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import { ANSWER_PURPOSE } from '#features/personality/personality.rules.ts'
import { IMPORT_PURPOSE } from '#features/imports/imports.rules.ts'
import { gatheredImports } from '#features/imports/server/gather-imports.ts'
import { recordings } from '#features/personality/server/keep-recording.ts'

/** What uploads can be for. */
export const uploadPurposesOf = (plans: Plans): UploadPurposes => ({
  [DEFAULT_PURPOSE]: photoUploads(plans),
  [ANSWER_PURPOSE]: recordings,
  [CAPTION_PURPOSE]: captionRecordings(plans),
  [IMPORT_PURPOSE]: gatheredImports,
})
