import type { Translation } from '#shared/messages.ts'
import type { mail as en } from './accounts-mail.messages.en.ts'

export const mail = {
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  signIn: {
    subject: 'Votre lien magique pour Hearthbook',
    heading: 'Votre lien magique',
    intro:
      'Connectez-vous à Hearthbook d’un seul clic. Le lien fonctionne une fois, dans n’importe quel navigateur, pendant 1 heure.',
    button: 'Me connecter à Hearthbook',
    codeIntro: 'Ou saisissez ce code là où vous avez demandé à vous connecter. Il est valable 10 minutes :',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a demandé à se connecter avec cette adresse. Si ce n’était pas vous, il n’y a rien à faire : personne n’entre sans cet e-mail.',
  },
  signUp: {
    subject: 'Votre code de vérification pour Hearthbook',
    heading: 'Votre code de vérification',
    intro: 'Bienvenue dans Hearthbook. Saisissez ce code sur la page de votre inscription. Il est valable 10 minutes :',
    linkIntro: 'Vous lisez ceci sur un autre appareil ? Terminez ici. Le lien fonctionne une fois, pendant 1 heure.',
    button: 'Confirmer mon adresse',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un s’est inscrit avec cette adresse. Si ce n’était pas vous, il n’y a rien à faire : aucun compte n’est créé sans cet e-mail.',
  },
  newcomer: {
    subject: 'Votre code pour Hearthbook',
    heading: 'Bienvenue dans Hearthbook',
    intro: 'Saisissez ce code là où vous avez indiqué votre adresse e-mail. Il est valable 10 minutes :',
    linkIntro: 'Vous lisez ceci sur un autre appareil ? Continuez ici. Le lien fonctionne une fois, pendant 1 heure.',
    button: 'Continuer vers Hearthbook',
    footer:
      'Vous n’avez pas indiqué votre adresse dans Hearthbook ? Ignorez cet e-mail : sans lui, aucun compte n’est créé.',
  },
  closed: {
    subject: 'Connexion à Hearthbook',
    heading: 'Ce Hearthbook est ouvert sur invitation',
    intro:
      'Quelqu’un, sans doute vous, a essayé de se connecter avec {email}. Aucun compte n’existe avec cette adresse.',
    advice:
      'Si votre compte a une autre adresse, connectez-vous avec celle-ci. Sinon, demandez une invitation à quelqu’un de votre famille.',
    button: 'Aller à la connexion',
    footer: 'Si ce n’était pas vous, ignorez cet e-mail.',
  },
  proof: {
    subject: 'Votre code de confirmation pour Hearthbook',
    heading: 'Est-ce bien vous ?',
    intro:
      'Vous êtes sur le point de faire quelque chose d’important dans Hearthbook. Saisissez-y ce code pour confirmer que c’est bien vous. Il est valable 10 minutes :',
    footer:
      'Si ce n’était pas vous, quelqu’un d’autre est connecté à votre compte. Ouvrez Réglages du compte, puis Sécurité, et déconnectez les appareils que vous ne reconnaissez pas.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour Hearthbook',
    heading: 'Un nouveau mot de passe',
    intro:
      'Appuyez sur le bouton et choisissez un nouveau mot de passe. Le lien fonctionne une fois, pendant 1 heure. Tous vos appareils seront déconnectés et vos clés d’API révoquées.',
    button: 'Choisir un nouveau mot de passe',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse. Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
  },
  credential: {
    subject: 'Votre façon de vous connecter à Hearthbook a changé',
    heading: 'Était-ce bien vous ?',
    subjects: {
      session_new_device: 'Nouvelle connexion à votre compte Hearthbook',
      second_factor_refused: 'Codes erronés pour votre compte Hearthbook',
    },
    device: '{name}, {address}, {time}',
    deviceNamed: '{browser} sur {system}',
    deviceUnknown: 'appareil inconnu',
    changes: {
      session_new_device: 'Connexion à votre compte depuis un nouvel appareil : {device}.',
      second_factor_refused:
        'Quelqu’un a franchi la première étape de connexion à votre compte, puis a saisi trois codes erronés : {device}.',
      password_set: 'Votre compte a désormais un mot de passe.',
      password_changed: 'Le mot de passe de votre compte a été changé.',
      password_reset:
        'Votre mot de passe a été réinitialisé à partir d’un lien reçu par e-mail. Tous les appareils ont été déconnectés et toutes les clés d’API révoquées.',
      password_removed: 'Le mot de passe de votre compte a été supprimé.',
      passkey_added: 'Une clé d’accès a été ajoutée à votre compte.',
      passkey_removed: 'Une clé d’accès a été retirée de votre compte.',
      second_factor_enabled: 'La seconde étape de connexion a été activée.',
      second_factor_disabled: 'La seconde étape de connexion a été désactivée.',
      recovery_codes_made: 'De nouveaux codes de secours ont été créés. Les anciens ne fonctionnent plus.',
      provider_linked: 'Un compte Google ou Apple peut désormais ouvrir le vôtre.',
      provider_unlinked: 'Un compte Google ou Apple ne peut plus ouvrir le vôtre.',
      email_changed: 'L’adresse e-mail de votre compte a changé. Désormais, vous vous connectez avec celle-ci.',
      email_change_undone:
        'Le changement de votre adresse e-mail a été annulé, et tous les appareils ont été déconnectés.',
    },
    wasIt: 'Si c’était vous, il n’y a rien à faire.',
    advice:
      'Si ce n’était pas vous, ouvrez les paramètres de sécurité, déconnectez les appareils que vous ne connaissez pas et choisissez un nouveau mot de passe.',
    button: 'Ouvrir les paramètres de sécurité',
    footer: 'Nous envoyons toujours cet e-mail quand un moyen de connexion change. Il ne peut pas être désactivé.',
  },
  noAccount: {
    subject: 'Connexion à Hearthbook',
    heading: 'Pas encore de compte',
    intro:
      'Quelqu’un, sans doute vous, a demandé à se connecter à Hearthbook avec {email}. Il n’y a pas encore de compte avec cette adresse.',
    advice: 'Votre compte a peut-être une autre adresse. Sinon, créez-en un ; cela prend une minute.',
    button: 'Créer mon compte',
    footer: 'Si ce n’était pas vous, il n’y a rien à faire.',
  },
} satisfies Translation<typeof en>
