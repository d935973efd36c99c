/** Problems that screens and emails explain. Any other is shown in the words of the program that had it. */
export const backupProblems = [
  'interrupted',
  'not_connected',
  'disk_full',
  'storage_unavailable',
  'backups_gone',
  'database_damaged',
] as const
export type BackupProblemCode = (typeof backupProblems)[number]

export function isBackupProblemCode(problem: string | null): problem is BackupProblemCode {
  return backupProblems.some((code) => code === problem)
}

/** People get an email if there's no complete backup for this long. */
export const LATE_AFTER_HOURS = 48
/** How often they get another one while it lasts. */
export const ALERT_EVERY_DAYS = 7
/** How often people are reminded that there's no place for backups. Some choose that, so it isn't an alert. */
export const REMIND_EVERY_DAYS = 90
