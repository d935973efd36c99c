import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'
import type { prompts as en } from '../prompts.messages.en.ts'

const texts: Record<Locale, Record<string, string>> = await catalogs<typeof en>(import.meta.url, '../prompts')

type Asked = { prompt_key: string | null; prompt_text: string | null }

/** The question in the viewer's language. A family's own question isn't translated. */
export function promptText({ prompt_key, prompt_text }: Asked, locale: Locale): string {
  return prompt_text ?? texts[locale][prompt_key ?? ''] ?? ''
}
