/** With the family's questions, which answers are listed by. */
export const growingUpTexts = {
  ...import.meta.glob<object>('../growing-up.messages.*.ts'),
  ...import.meta.glob<object>('../../personality/prompts.messages.*.ts'),
}

declare module '#web/feature.ts' {
  interface AppMessages {
    growingUp: typeof import('../growing-up.messages.en.ts').growingUp
  }
}
