import { ExportsView } from '#features/exports/web/exports-view.tsx'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { familyExportContract } from '../family-export.contract.ts'

const contract = operationsOf<typeof familyExportContract>()

/** Exports the whole family as one file, in the family's settings. */
export function FamilyExportCard({ family_id }: { family_id: string }) {
  const source = {
    key: ['family-exports', family_id],
    request: () => call(contract.requestFamilyExport, { family_id }),
    list: (options?: { signal: AbortSignal }) => call(contract.listFamilyExports, { family_id }, options),
    addressOf: (id: string) => `/api/families/${family_id}/exports/${id}/file`,
  }
  return <ExportsView texts="transfer.export" source={source} />
}
