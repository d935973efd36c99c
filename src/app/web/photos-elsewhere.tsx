import { davTexts } from '#features/dav/web/dav.texts.ts'
import type { Family } from '#features/families/families.contract.ts'
import { allows } from '#features/families/web/families.data.ts'
import { fileCheckTexts } from '#features/file-check/web/file-check.texts.ts'
import { importsTexts } from '#features/imports/web/imports.texts.ts'
import { lazyWithTexts } from '#web/lazy-with-texts.tsx'

const ImportsCard = lazyWithTexts(importsTexts, () => import('#features/imports/web/imports-card.tsx'), 'ImportsCard')

const PhoneBackupCard = lazyWithTexts(
  davTexts,
  () => import('#features/dav/web/phone-backup-card.tsx'),
  'PhoneBackupCard',
)

const FileCheckCard = lazyWithTexts(
  fileCheckTexts,
  () => import('#features/file-check/web/file-check-card.tsx'),
  'FileCheckCard',
)

/** Other ways to add photos than choosing files, and a check of which files are safe here. */
export function PhotosElsewhere({ family }: { family: Family }) {
  return (
    <>
      <PhoneBackupCard family_id={family.id} />
      {allows(family, 'imports.run') && <ImportsCard family_id={family.id} />}
      <FileCheckCard family_id={family.id} />
    </>
  )
}
