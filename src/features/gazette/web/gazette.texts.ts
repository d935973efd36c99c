export const gazetteTexts = import.meta.glob<object>('../gazette.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    gazette: typeof import('../gazette.messages.en.ts').gazette
  }
}
