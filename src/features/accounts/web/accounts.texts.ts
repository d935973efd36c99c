export const accountsTexts = import.meta.glob<object>('../accounts.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    accounts: typeof import('../accounts.messages.en.ts').accounts
  }
}
