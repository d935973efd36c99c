export const webhooksTexts = import.meta.glob<object>('../webhooks.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    webhooks: typeof import('../webhooks.messages.en.ts').webhooks
  }
}
