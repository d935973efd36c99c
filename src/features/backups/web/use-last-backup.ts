import { useFormat, useText } from '#web/text.tsx'
import type { BackupStatus } from '../backups.contract.ts'
import { useDayAndTime } from './use-day-and-time.ts'

/** Whether there's a second copy. */
export function answerTo({ is_set_up, last_backup_at, is_late }: BackupStatus) {
  if (!is_set_up) return 'none'
  if (!last_backup_at) return 'first'
  return is_late ? 'late' : 'made'
}

/** When the last complete backup was made, how large it is, and when the next one will be. */
export function useLastBackup({ last_backup_at, verified_at, bytes, next_at }: BackupStatus): string {
  const t = useText('backups.safe')
  const { longDate, bytes: size } = useFormat()
  const dayAndTime = useDayAndTime()
  const when = last_backup_at ? dayAndTime(last_backup_at) : ''
  return [
    verified_at ? t('lastVerified', { when, date: longDate(verified_at) }) : t('last', { when }),
    ...(bytes === null ? [] : [t('size', { size: size(bytes) })]),
    next_at ? t('next', { when: dayAndTime(next_at) }) : t('paused'),
  ].join(' ')
}
