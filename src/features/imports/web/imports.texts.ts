export const importsTexts = import.meta.glob<object>('../imports.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    imports: typeof import('../imports.messages.en.ts').imports
  }
}
