export const securityTexts = import.meta.glob<object>('../security.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    security: typeof import('../security.messages.en.ts').security
  }
}
