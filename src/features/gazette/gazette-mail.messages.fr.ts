import type { Translation } from '#shared/messages.ts'
import type { gazetteMail as en } from './gazette-mail.messages.en.ts'

export const gazetteMail = {
  edition: {
    subject: '{family} : votre gazette, {month}',
    heading: '{month} avec {family}',
    greeting: 'Bonjour {name},',
    greetingWithoutName: 'Bonjour,',
    picture: 'Une photo de {family}',
    intro: 'Voici la gazette de {family}, {month} : huit pages avec des photos, des étapes et ce qui s’annonce.',
    attached: 'Elle est jointe à cet e-mail, prête à lire ou à imprimer.',
    linked: 'Elle est trop volumineuse pour être jointe. Ouvrez-la avec ce bouton, puis imprimez-la.',
    button: 'Ouvrir la gazette',
    footer:
      'Vous recevez cet e-mail parce que vous avez demandé la gazette de {family}. Se désabonner en un clic : {url}',
    footerOfMember:
      'Vous recevez cet e-mail parce que vous faites partie de {family} et recevez sa gazette. Se désabonner en un clic : {url}',
  },
  question: {
    subject: '{adder} aimerait vous envoyer la gazette de {family}',
    heading: 'La gazette de {family}, une fois par mois',
    greeting: 'Bonjour {name},',
    intro: '{adder} aimerait vous envoyer la gazette de {family} par e-mail.',
    what: 'C’est un petit journal de famille avec des photos, des étapes et des anniversaires, à lire ou à imprimer. Il arrive le premier de chaque mois. Aucun compte n’est nécessaire, et vous pouvez vous désabonner à tout moment.',
    button: 'Oui, je veux la recevoir',
    until:
      'Ce lien expire dans {days, number} jours. Si vous ne voulez pas de la gazette, ne faites rien : nous ne vous enverrons rien d’autre.',
    footer:
      'Vous recevez cet e-mail parce que {adder} nous a donné votre adresse. Si ce nom ne vous dit rien, vous pouvez ignorer ce message.',
  },
} as const satisfies Translation<typeof en>
