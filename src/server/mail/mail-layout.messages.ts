import type { Locale } from '#shared/locales.ts'

/** The one sentence that every mail with a button has. */
export const linkHint: Record<Locale, string> = {
  en: 'If the button does not open, copy this address into your browser:',
  es: 'Si el botón no se abre, copia esta dirección en tu navegador:',
  fr: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
}
