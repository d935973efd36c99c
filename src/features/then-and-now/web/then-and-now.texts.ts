export const thenAndNowTexts = import.meta.glob<object>('../then-and-now.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    thenAndNow: typeof import('../then-and-now.messages.en.ts').thenAndNow
  }
}
