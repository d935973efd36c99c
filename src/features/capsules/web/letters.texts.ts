export const lettersTexts = import.meta.glob<object>('../letters.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    letters: typeof import('../letters.messages.en.ts').letters
  }
}
