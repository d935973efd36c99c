export const commentsTexts = import.meta.glob<object>('../comments.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    comments: typeof import('../comments.messages.en.ts').comments
  }
}
