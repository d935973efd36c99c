export const backupsTexts = import.meta.glob<object>(['../backups.messages.*.ts', '../backup-problems.messages.*.ts'])

declare module '#web/feature.ts' {
  interface AppMessages {
    backups: typeof import('../backups.messages.en.ts').backups
    backupProblems: typeof import('../backup-problems.messages.en.ts').backupProblems
  }
}
