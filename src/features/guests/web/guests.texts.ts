export const guestsTexts = import.meta.glob<object>('../guests.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    guests: typeof import('../guests.messages.en.ts').guests
  }
}
