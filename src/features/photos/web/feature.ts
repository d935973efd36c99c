export const texts = import.meta.glob<object>('../photos.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    photos: typeof import('../photos.messages.en.ts').photos
  }
}
