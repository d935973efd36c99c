import { useFormat, useText } from '#web/text.tsx'
import type { ReportedFile } from './file-check.data.ts'

/** What's known about a stored file: when it was checked, and the backup that has it. */
export function useFacts(): (file: ReportedFile) => string[] {
  const t = useText('fileCheck.facts')
  const { longDate } = useFormat()
  return ({ photo_id, state, checked_at, backed_up_at }) => {
    if (!photo_id) return []
    return [
      state === 'damaged'
        ? t('damaged', { date: longDate(checked_at ?? '') })
        : checked_at
          ? t('checked', { date: longDate(checked_at) })
          : t('notChecked'),
      backed_up_at ? t('backedUp', { date: longDate(backed_up_at) }) : t('notBackedUp'),
    ]
  }
}
