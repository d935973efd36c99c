import { useQuery } from '@tanstack/react-query'
import { ExportsView } from '#features/transfer/web/exports-view.tsx'
import { useArriving } from '#web/ui/together.tsx'
import { exportsOptions, useRequestExport } from './own-data.data.ts'

/** Everything that is somebody's own, as one file. */
export function ExportCard() {
  const query = useQuery(exportsOptions)
  useArriving(query.isPending)
  const asking = useRequestExport()
  return (
    <ExportsView texts="ownData.export" query={query} asking={asking} addressOf={(id) => `/api/exports/${id}/file`} />
  )
}
