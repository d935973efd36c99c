export const membersTexts = import.meta.glob<object>('../members.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    members: typeof import('../members.messages.en.ts').members
  }
}
