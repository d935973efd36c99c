/** The bell brings its sentences along. */
export const notificationsTexts = import.meta.glob<object>('../notifications.messages.*.ts')
