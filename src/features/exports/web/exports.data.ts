import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import { useChange } from '#web/mutation.ts'
import { saveAs } from '#web/save-as.ts'
import type { Export } from '../exports.schemas.ts'

/** Polling interval while an export is in progress. */
const PROGRESS_EVERY_MS = 2_000
/** Small ZIPs are ready right away. */
const FIRST_LOOK_MS = 200
/** Failed polls that are tolerated, since a locked phone is offline for a while. */
const MISSES = 30

/** One kind of export: how to request it, poll it, and download it. */
export type ExportSource = {
  key: QueryKey
  request(): Promise<Export>
  list(options?: { signal: AbortSignal }): Promise<{ exports: Export[] }>
  addressOf(export_id: string): string
}

export function isUnderWay({ state }: Pick<Export, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

export function useExports({ key, request, list }: ExportSource) {
  const options = queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => list({ signal }),
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) ? PROGRESS_EVERY_MS : false),
  })
  const query = useQuery(options)
  const asking = useChange(options, request)
  return { query, asking }
}

/** Requests an export, waits until it's ready, and has the browser save it. @throws if it failed */
export async function downloadExport(
  { request, list, addressOf }: Omit<ExportSource, 'key'>,
  onProgress: (progress: Export) => void = () => {},
): Promise<void> {
  const requested = await request()
  const { id } = requested
  onProgress(requested)
  let misses = 0
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 2, PROGRESS_EVERY_MS)) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const listed = await list().catch((error: unknown) => {
      if (++misses > MISSES) throw error
    })
    if (!listed) continue
    const found = listed.exports.find((one) => one.id === id)
    if (!found || found.state === 'failed') throw new Error('the export failed')
    if (found.state === 'ready') return saveAs(addressOf(id))
    onProgress(found)
  }
}
