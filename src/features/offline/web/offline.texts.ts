export const offlineTexts = import.meta.glob<object>('../offline.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    offline: typeof import('../offline.messages.en.ts').offline
  }
}
