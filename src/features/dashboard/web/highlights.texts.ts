export const highlightsTexts = import.meta.glob<object>('../highlights.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    highlights: typeof import('../highlights.messages.en.ts').highlights
  }
}
