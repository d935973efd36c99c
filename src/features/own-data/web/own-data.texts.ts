export const ownDataTexts = import.meta.glob<object>('../own-data.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    ownData: typeof import('../own-data.messages.en.ts').ownData
  }
}
