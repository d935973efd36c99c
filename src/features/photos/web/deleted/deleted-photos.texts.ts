export const deletedPhotosTexts = import.meta.glob<object>('../../deleted-photos.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    deletedPhotos: typeof import('../../deleted-photos.messages.en.ts').deletedPhotos
  }
}
