import { useQuery } from '@tanstack/react-query'
import { useArriving } from '#web/ui/together.tsx'
import { ExportsView } from './exports-view.tsx'
import { familyExportsOptions, useRequestFamilyExport } from './family-exports.data.ts'

/** In the family's settings: the whole family as one file. */
export function FamilyExportCard({ family_id }: { family_id: string }) {
  const query = useQuery(familyExportsOptions(family_id))
  useArriving(query.isPending)
  const asking = useRequestFamilyExport(family_id)
  const addressOf = (id: string) => `/api/families/${family_id}/exports/${id}/file`
  return <ExportsView texts="transfer.export" query={query} asking={asking} addressOf={addressOf} />
}
