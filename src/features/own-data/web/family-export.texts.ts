export const familyExportTexts = import.meta.glob<object>('../family-export.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    transfer: typeof import('../family-export.messages.en.ts').transfer
  }
}
