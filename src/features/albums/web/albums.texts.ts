export const albumsTexts = import.meta.glob<object>('../albums.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    albums: typeof import('../albums.messages.en.ts').albums
  }
}
