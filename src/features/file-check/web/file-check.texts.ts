export const fileCheckTexts = import.meta.glob<object>('../file-check.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    fileCheck: typeof import('../file-check.messages.en.ts').fileCheck
  }
}
