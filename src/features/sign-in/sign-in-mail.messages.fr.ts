import type { Translation } from '#shared/messages.ts'
import type { mail as en } from './sign-in-mail.messages.en.ts'

export const mail = {
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  signIn: {
    subject: 'Connexion à Hearthbook',
    heading: 'Connexion à Hearthbook',
    intro:
      'Utilisez ce lien pour vous connecter à Hearthbook. Il est valable une seule fois, dans n’importe quel navigateur, et expire dans 1 heure.',
    button: 'Se connecter à Hearthbook',
    codeIntro:
      'Vous pouvez aussi saisir ce code sur la page où vous avez demandé à vous connecter. Il est valable 10 minutes :',
    footer:
      'Vous n’avez pas demandé à vous connecter ? Ignorez cet e-mail. Ne transmettez ni le lien ni le code à qui que ce soit.',
  },
  signUp: {
    subject: 'Votre code de vérification pour Hearthbook',
    heading: 'Votre code de vérification',
    intro: 'Bienvenue sur Hearthbook. Saisissez ce code sur la page d’inscription. Il est valable 10 minutes :',
    linkIntro:
      'Vous êtes sur un autre appareil ? Continuez ici. Le lien est valable une seule fois et expire dans 1 heure.',
    button: 'Confirmer mon adresse',
    footer: 'Cette inscription ne vient pas de vous ? Ignorez cet e-mail : aucun compte ne sera créé.',
  },
  newcomer: {
    subject: 'Votre code pour Hearthbook',
    heading: 'Bienvenue sur Hearthbook',
    intro: 'Saisissez ce code sur la page où vous avez indiqué votre adresse e-mail. Il est valable 10 minutes :',
    linkIntro:
      'Vous êtes sur un autre appareil ? Continuez ici. Le lien est valable une seule fois et expire dans 1 heure.',
    button: 'Continuer vers Hearthbook',
    footer: 'Vous n’avez pas essayé de vous connecter à Hearthbook ? Ignorez cet e-mail : aucun compte ne sera créé.',
  },
  closed: {
    subject: 'Connexion à Hearthbook',
    heading: 'L’inscription se fait uniquement sur invitation',
    intro: 'Quelqu’un, sans doute vous, a essayé de se connecter avec {email}. Aucun compte n’utilise cette adresse.',
    advice:
      'Si votre compte utilise une autre adresse, connectez-vous avec celle-ci. Sinon, demandez une invitation à quelqu’un de votre famille.',
    button: 'Aller à la connexion',
    footer: 'Si ce n’était pas vous, ignorez cet e-mail.',
  },
  proof: {
    subject: 'Votre code de confirmation pour Hearthbook',
    heading: 'Confirmez que c’est bien vous',
    intro: 'Saisissez ce code dans Hearthbook pour confirmer que c’est bien vous. Il est valable 10 minutes :',
    footer:
      'Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte. Dans les paramètres du compte, ouvrez « Sécurité », puis déconnectez les appareils que vous ne reconnaissez pas.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe Hearthbook',
    heading: 'Réinitialisez votre mot de passe',
    intro:
      'Utilisez ce lien pour choisir un nouveau mot de passe. Il est valable une seule fois et expire dans 1 heure. Dès que vous aurez changé de mot de passe, tous vos appareils seront déconnectés et vos clés d’API révoquées.',
    button: 'Choisir un nouveau mot de passe',
    footer: 'Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe ne changera pas.',
  },
  credential: {
    subject: 'Les paramètres de connexion de votre compte Hearthbook ont changé',
    heading: 'Était-ce vous ?',
    subjects: {
      session_new_device: 'Nouvelle connexion à votre compte Hearthbook',
      second_factor_refused: 'Échec d’une tentative de connexion à votre compte Hearthbook',
    },
    device: 'Appareil',
    place: 'Lieu',
    time: 'Heure',
    network: 'Adresse Internet {address}',
    ownNetwork: 'Le réseau de Hearthbook ({address})',
    deviceNamed: '{browser} sur {system}',
    deviceUnknown: 'Navigateur inconnu',
    changes: {
      session_new_device: 'Quelqu’un s’est connecté à votre compte depuis un nouvel appareil.',
      second_factor_refused:
        'Quelqu’un a essayé de se connecter à votre compte et a saisi trois codes de validation incorrects.',
      password_set: 'Un mot de passe a été ajouté à votre compte.',
      password_changed: 'Le mot de passe de votre compte a été modifié.',
      password_reset:
        'Votre mot de passe a été réinitialisé à partir d’un lien reçu par e-mail. Tous les appareils ont été déconnectés et toutes les clés d’API révoquées.',
      password_removed: 'Le mot de passe de votre compte a été supprimé.',
      passkey_added: 'Une clé d’accès a été ajoutée à votre compte.',
      passkey_removed: 'Une clé d’accès a été supprimée de votre compte.',
      second_factor_enabled: 'La validation en deux étapes a été activée.',
      second_factor_disabled: 'La validation en deux étapes a été désactivée.',
      recovery_codes_made: 'De nouveaux codes de secours ont été créés. Les anciens ne fonctionnent plus.',
      provider_linked: 'Un compte Google ou Apple a été associé au vôtre et permet désormais de s’y connecter.',
      provider_unlinked: 'Un compte Google ou Apple a été dissocié du vôtre et ne permet plus de s’y connecter.',
      email_changed: 'Votre compte utilise désormais cette adresse e-mail. Elle vous servira aussi à vous connecter.',
      email_change_undone:
        'Votre compte a retrouvé son ancienne adresse e-mail, et tous les appareils ont été déconnectés.',
    },
    wasIt: 'Si c’était vous, vous n’avez rien à faire.',
    advice:
      'Si ce n’était pas vous, ouvrez les paramètres de sécurité, déconnectez les appareils que vous ne reconnaissez pas et choisissez un nouveau mot de passe.',
    button: 'Ouvrir les paramètres de sécurité',
    footer:
      'Nous envoyons cet e-mail pour protéger votre compte. Vous ne pouvez pas désactiver les e-mails de sécurité.',
  },
  noAccount: {
    subject: 'Connexion à Hearthbook',
    heading: 'Vous n’avez pas encore de compte',
    intro:
      'Quelqu’un, sans doute vous, a essayé de se connecter à Hearthbook avec {email}. Aucun compte n’utilise encore cette adresse.',
    advice:
      'Si votre compte utilise une autre adresse, connectez-vous avec celle-ci. Sinon, créez un compte : cela prend une minute.',
    button: 'Créer mon compte',
    footer: 'Si ce n’était pas vous, ignorez cet e-mail.',
  },
} satisfies Translation<typeof en>
