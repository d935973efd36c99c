export const plansTexts = import.meta.glob<object>('../plans.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    plans: typeof import('../plans.messages.en.ts').plans
  }
}
