export const successionTexts = import.meta.glob<object>('../succession.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    succession: typeof import('../succession.messages.en.ts').succession
  }
}
