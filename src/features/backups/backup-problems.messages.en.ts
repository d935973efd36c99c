/** Why a backup failed, and what helps: on screens and in emails. */
export const backupProblems = {
  interrupted: 'The last backup was interrupted. The next one continues where it stopped.',
  not_connected: 'The folder isn’t there. Check that its disk is connected and turned on.',
  backups_gone: 'The earlier backups aren’t there. Check that the right disk is connected.',
  disk_full: 'There’s no space left for backups. Free up space, or use a larger disk.',
  storage_unavailable: 'We couldn’t reach the storage. Check the internet connection and the access keys.',
  database_damaged:
    'Part of the database is damaged on disk, so it can’t be backed up. Stop Hearthbook and restore the last backup.',
  other: 'The last backup failed: {problem}',
} as const
