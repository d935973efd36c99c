import type { Locale } from '#shared/locales.ts'
import type { WebFeature } from '#web/feature.ts'
import { textsOptions, type Catalogs } from '#web/more-texts.tsx'
import * as features from './features.ts'

declare module '#web/feature.ts' {
  interface AppMessages {
    shell: typeof import('./shell.messages.en.ts').shell
  }
}

const all: readonly WebFeature[] = Object.values(features)

/** Texts that most pages need. */
const everywhere: Catalogs = Object.assign(
  import.meta.glob<object>(['./shell.messages.*.ts', '#web/web.messages.*.ts']),
  ...all.map(({ texts }) => texts),
)

export function messagesOptions(locale: Locale) {
  return textsOptions(everywhere, locale)
}
