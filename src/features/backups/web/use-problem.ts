import { useText } from '#web/text.tsx'
import { isBackupProblemCode } from '../backups.rules.ts'

/** Says in a sentence why a run failed. */
export function useProblem(): (problem: string) => string {
  const t = useText('backupProblems')
  return (problem) => (isBackupProblemCode(problem) ? t(problem) : t('other', { problem }))
}
