export const firstStepsTexts = import.meta.glob<object>('./first-steps.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    firstSteps: typeof import('./first-steps.messages.en.ts').firstSteps
  }
}
