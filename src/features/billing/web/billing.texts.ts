export const billingTexts = import.meta.glob<object>('../billing.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    billing: typeof import('../billing.messages.en.ts').billing
  }
}
