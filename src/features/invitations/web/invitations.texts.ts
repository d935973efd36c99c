export const invitationsTexts = import.meta.glob<object>('../invitations.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    invitations: typeof import('../invitations.messages.en.ts').invitations
  }
}
