export const captionsTexts = import.meta.glob<object>('../captions.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    captions: typeof import('../captions.messages.en.ts').captions
  }
}
