/** Messages that load with the bell. */
export const notificationsTexts = import.meta.glob<object>('../notifications.messages.*.ts')
