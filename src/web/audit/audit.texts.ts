export const auditTexts = import.meta.glob<object>('../audit.messages.*.ts')

declare module '../feature.ts' {
  interface AppMessages {
    audit: typeof import('../audit.messages.en.ts').audit
  }
}
