import { queryOptions } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { saveAs } from '#web/save-as.ts'
import type { BackedUpPlace, backupsContract as backupsContractType } from '../backups.contract.ts'

const backupsContract = operationsOf<typeof backupsContractType>()

const POLL_INTERVAL_MS = 15_000
const RUNNING_INTERVAL_MS = 2_000

const queryKey = ['admin', 'backups']

/** The run in progress. */
export function runningBackup({ runs }: BackedUpPlace) {
  return runs.find(({ kind, state }) => kind === 'backup' && state === 'running')
}

export const backupsOptions = queryOptions({
  queryKey,
  queryFn: ({ signal }) => call(backupsContract.listBackups, undefined, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.places.some((place) => place.is_queued || runningBackup(place)) ? RUNNING_INTERVAL_MS : POLL_INTERVAL_MS,
})

export function backupStatusOptions(family_id: string) {
  return queryOptions({
    queryKey: ['backup-status', family_id],
    queryFn: ({ signal }) => call(backupsContract.getBackupStatus, { family_id }, { signal }),
  })
}

const actions = {
  start: backupsContract.startBackup,
  pause: backupsContract.pauseBackups,
  resume: backupsContract.resumeBackups,
}

export function useBackupAction(action: keyof typeof actions) {
  return useChange({ queryKey }, (address: string) => call(actions[action], { address }))
}

/** Creates the recovery kit in the current language, and saves it. */
export function useRecoveryKit() {
  const language = useLocale()
  return useMutation({
    mutationFn: () => call(backupsContract.createRecoveryKit, { language }),
    onSuccess: ({ filename, pdf }) => saveAs(`data:application/pdf;base64,${pdf}`, filename),
  })
}
