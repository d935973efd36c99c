export const framesTexts = import.meta.glob<object>('../frames.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    frames: typeof import('../frames.messages.en.ts').frames
  }
}
