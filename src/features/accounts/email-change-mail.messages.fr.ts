import type { Translation } from '#shared/messages.ts'
import type { emailChangeMail as en } from './email-change-mail.messages.en.ts'

export const emailChangeMail = {
  greeting: 'Bonjour,',
  code: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour Hearthbook',
    heading: 'Confirmez cette adresse e-mail',
    intro:
      'Quelqu’un, sans doute vous, souhaite utiliser cette adresse pour son compte Hearthbook. Saisissez ce code là où vous avez demandé le changement. Il est valable 10 minutes :',
    footer: 'Si ce n’était pas vous, ignorez cet e-mail. Rien ne change sans le code.',
  },
  taken: {
    subject: 'Un compte Hearthbook existe déjà avec cette adresse e-mail',
    heading: 'Cette adresse a déjà un compte',
    intro:
      'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte Hearthbook. Elle est déjà utilisée : rien n’a été modifié.',
    advice: 'Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre pour l’autre compte.',
    button: 'Se connecter à Hearthbook',
    footer: 'Si ce n’était pas vous, ignorez cet e-mail. Personne d’autre ne peut utiliser votre adresse.',
  },
  changed: {
    subject: 'L’adresse e-mail de votre compte Hearthbook a changé',
    heading: 'Votre adresse e-mail a changé',
    intro: 'L’adresse e-mail de votre compte Hearthbook a été remplacée par {email} le {when}.',
    wasYou: 'Si c’était vous, il n’y a rien à faire.',
    undo: 'Si ce n’était pas vous, annulez le changement dans les 7 jours. Tous les appareils seront déconnectés, et les moyens de connexion ajoutés depuis seront supprimés.',
    button: 'Annuler ce changement',
    noUndo: 'Si ce n’était pas vous, contactez l’assistance.',
    footer: 'Nous envoyons toujours cet e-mail quand l’adresse d’un compte change. Il ne peut pas être désactivé.',
  },
  undone: {
    subject: 'Votre compte Hearthbook a retrouvé son ancienne adresse e-mail',
    heading: 'Votre compte a retrouvé son ancienne adresse',
    intro:
      'Votre compte Hearthbook a retrouvé son ancienne adresse e-mail : quelqu’un a utilisé le lien d’annulation que nous y avions envoyé. Tous les appareils ont été déconnectés.',
    advice: 'Si cela vous surprend, contactez l’assistance.',
    footer: 'Vous recevez cet e-mail parce que votre compte utilisait cette adresse.',
  },
} satisfies Translation<typeof en>
