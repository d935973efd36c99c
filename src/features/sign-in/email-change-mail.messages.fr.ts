import type { Translation } from '#shared/messages.ts'
import type { emailChangeMail as en } from './email-change-mail.messages.en.ts'

export const emailChangeMail = {
  greeting: 'Bonjour,',
  code: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour Hearthbook',
    heading: 'Confirmez cette adresse e-mail',
    intro:
      'Quelqu’un, sans doute vous, souhaite utiliser cette adresse pour son compte Hearthbook. Saisissez ce code sur la page où vous avez demandé le changement. Il est valable 10 minutes :',
    footer: 'Si ce n’était pas vous, ignorez cet e-mail. Sans ce code, rien ne changera.',
  },
  taken: {
    subject: 'Un compte Hearthbook existe déjà avec cette adresse e-mail',
    heading: 'Un compte existe déjà avec cette adresse',
    intro:
      'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte Hearthbook. Comme elle est déjà utilisée, rien n’a changé.',
    advice: 'Si c’était vous, connectez-vous avec cette adresse ou choisissez une autre adresse pour le second compte.',
    button: 'Se connecter à Hearthbook',
    footer: 'Si ce n’était pas vous, ignorez cet e-mail. Personne d’autre ne peut utiliser votre adresse.',
  },
  changed: {
    subject: 'L’adresse e-mail de votre compte Hearthbook a changé',
    heading: 'Votre adresse e-mail a changé',
    intro: 'L’adresse e-mail de votre compte Hearthbook a été remplacée par {email} le {when}.',
    wasYou: 'Si c’était vous, vous n’avez rien à faire.',
    undo: 'Si ce n’était pas vous, annulez le changement dans les 7 jours. Tous les appareils seront déconnectés, et les moyens de connexion ajoutés depuis seront supprimés.',
    button: 'Annuler ce changement',
    noUndo: 'Si ce n’était pas vous, contactez l’assistance.',
    footer:
      'Nous envoyons cet e-mail chaque fois que l’adresse d’un compte change. Vous ne pouvez pas désactiver les e-mails de sécurité.',
  },
  undone: {
    subject: 'Votre compte Hearthbook a retrouvé son ancienne adresse e-mail',
    heading: 'Votre compte a retrouvé son ancienne adresse',
    intro:
      'Votre compte Hearthbook a retrouvé son ancienne adresse e-mail : quelqu’un a utilisé le lien d’annulation envoyé à cette adresse. Tous les appareils ont été déconnectés.',
    advice: 'Si ce changement vous surprend, contactez l’assistance.',
    footer: 'Vous recevez cet e-mail parce que votre compte utilisait cette adresse.',
  },
} satisfies Translation<typeof en>
