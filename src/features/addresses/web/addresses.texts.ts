export const addressesTexts = import.meta.glob<object>('../addresses.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    addresses: typeof import('../addresses.messages.en.ts').addresses
  }
}
