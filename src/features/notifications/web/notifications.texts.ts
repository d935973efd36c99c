/** Messages that load with the bell. */
export const notificationsTexts = import.meta.glob<object>('../notifications.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    notifications: typeof import('../notifications.messages.en.ts').notifications
  }
}
