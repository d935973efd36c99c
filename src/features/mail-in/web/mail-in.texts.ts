export const mailInTexts = import.meta.glob<object>('../mail-in.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    mailIn: typeof import('../mail-in.messages.en.ts').mailIn
  }
}
