import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { CheckedFile, fileCheckContract as fileCheckContractType } from '../file-check.contract.ts'
import { CHECKED_FILES_MAX, fileStates } from '../file-check.rules.ts'
import type { HashedFile } from './hash-files.ts'

const fileCheckContract = operationsOf<typeof fileCheckContractType>()

/** `unreadable`: the browser couldn't read it, or it changed since it was hashed. */
export const groupStates = [...fileStates, 'unreadable'] as const
export type GroupState = (typeof groupStates)[number]

export type ReportedFile = { file: File } & Omit<CheckedFile, 'sha256' | 'state'> & {
    sha256: string | null
    state: GroupState
  }
export type FileReport = {
  /** When the server was asked. */
  at: Date
  has_backups: boolean
  last_backup_at: string | null
  groups: Map<GroupState, ReportedFile[]>
}

const READ_TOGETHER = 100

/** Files that changed or moved since they were hashed. Chromium then refuses to read them; it doesn't while it reads one. */
async function changedSince(hashed: readonly HashedFile[]): Promise<Set<File>> {
  const changed = new Set<File>()
  const read = ({ file }: HashedFile) =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => changed.add(file))
  for (let start = 0; start < hashed.length; start += READ_TOGETHER)
    await Promise.all(hashed.slice(start, start + READ_TOGETHER).map(read))
  return changed
}

/** Asks about these files, many at a time. Never refetched automatically, so that a receipt shows what was seen. */
export function fileReportOptions(family_id: string, hashed: readonly HashedFile[], run: number) {
  return queryOptions({
    queryKey: ['file-check', family_id, run],
    queryFn: async ({ signal }): Promise<FileReport> => {
      const hashes = [...new Set(hashed.flatMap(({ sha256 }) => sha256 ?? []))]
      const known = new Map<string, CheckedFile>()
      const backups = { has_backups: true, last_backup_at: null as string | null }
      for (let start = 0; start < hashes.length; start += CHECKED_FILES_MAX) {
        const batch = hashes.slice(start, start + CHECKED_FILES_MAX)
        const { files, ...about } = await call(fileCheckContract.checkFiles, { family_id, hashes: batch }, { signal })
        Object.assign(backups, about)
        for (const file of files) known.set(file.sha256, file)
      }
      const changed = await changedSince(hashed)
      return {
        at: new Date(),
        ...backups,
        groups: Map.groupBy(
          hashed.map((one) => reported(changed.has(one.file) ? { ...one, sha256: null } : one, known)),
          ({ state }) => state,
        ),
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

const unreadable = { sha256: null, state: 'unreadable', photo_id: null, checked_at: null, backed_up_at: null } as const

function reported({ file, sha256 }: HashedFile, known: Map<string, CheckedFile>): ReportedFile {
  const found = sha256 === null ? undefined : known.get(sha256)
  return { file, ...(found ?? unreadable) }
}
