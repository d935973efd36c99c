export const davTexts = import.meta.glob<object>('../dav.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    dav: typeof import('../dav.messages.en.ts').dav
  }
}
