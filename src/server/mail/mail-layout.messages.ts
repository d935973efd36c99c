import type { Locale } from '#shared/locales.ts'

/** In every email with a button. */
export const linkHint: Record<Locale, string> = {
  en: 'If the button doesn’t work, copy this link into your browser:',
  es: 'Si el botón no funciona, copia este enlace en tu navegador:',
  fr: 'Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :',
}
