export const filmsTexts = import.meta.glob<object>('../films.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    films: typeof import('../films.messages.en.ts').films
  }
}
