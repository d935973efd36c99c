import type { UploadPurposes } from '#features/photos/server/upload-purpose.ts'
import { ANSWER_PURPOSE } from '#features/personality/personality.rules.ts'
import { recordings } from '#features/personality/server/keep-recording.ts'

/** What uploads can be for, beside photos. */
export const uploadPurposes: UploadPurposes = { [ANSWER_PURPOSE]: recordings }
