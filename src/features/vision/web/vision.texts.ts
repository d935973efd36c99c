export const visionTexts = import.meta.glob<object>('../vision.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    vision: typeof import('../vision.messages.en.ts').vision
  }
}
