import { ExportsView } from '#features/exports/web/exports-view.tsx'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { ownDataContract } from '../own-data.contract.ts'

const contract = operationsOf<typeof ownDataContract>()

const source = {
  key: ['exports'],
  request: () => call(contract.requestExport),
  list: (options?: { signal: AbortSignal }) => call(contract.listExports, undefined, options),
  addressOf: (id: string) => `/api/exports/${id}/file`,
}

export function ExportCard() {
  return <ExportsView texts="ownData.export" source={source} />
}
