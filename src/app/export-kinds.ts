import type { ExportParts } from '#features/exports/server/make-export.ts'
import { packFamily } from '#features/own-data/server/family/pack-family.ts'
import { packAccount } from '#features/own-data/server/pack-account.ts'
import { packChild } from '#features/personality/server/pack-child.ts'
import { packSelection } from '#features/photos/server/download-photos.ts'

/** What can be exported, and who packs it. */
export const exportKinds: ExportParts['kinds'] = {
  family: packFamily,
  account: packAccount,
  child: packChild,
  selection: packSelection,
}
