import type { Translation } from '#shared/messages.ts'
import type { gazette as en } from './gazette.messages.en.ts'

export const gazette = {
  title: 'Gazette',
  intro: 'Huit pages sur chaque mois, à lire ou à imprimer.',
  failedTitle: 'Impossible de charger la gazette',
  current: {
    title: 'Pour l’instant, {month}',
    counts:
      '{photos, plural, =0 {Aucune photo} one {# photo} other {# photos}}{milestones, plural, =0 {} one {, # étape} other {, # étapes}}{answers, plural, =0 {} one {, # réponse} other {, # réponses}}',
    appears: 'Ce numéro paraît le {date}.',
    empty: 'Il n’y a pas encore de photo de ce mois-ci.',
    emptyText: 'Dès qu’il y en a une, ce numéro paraît le {date}.',
    preview: 'Aperçu',
  },
  inside: 'Au sommaire',
  settings: 'Paramètres',
  own: {
    title: 'Votre gazette',
    intro: 'Recevez-la par e-mail le premier de chaque mois, dans la langue et le format de papier de votre choix.',
    subscribed: 'Vous la recevez par e-mail le premier de chaque mois.',
    noEmail: 'Ce serveur n’envoie pas encore d’e-mails. Vous pouvez ouvrir et imprimer tous les numéros ici.',
    subscribe: 'La recevoir par e-mail',
    unsubscribe: 'Se désabonner',
    failed: 'Impossible d’enregistrer',
  },
  look: {
    language: 'Langue',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'Lettre US' },
    largeType: 'Gros caractères',
    largeTypeHint: 'Un texte plus grand et moins de photos par page',
  },
  subscribers: {
    title: 'Qui la reçoit',
    intro: 'Les membres s’abonnent eux-mêmes. Ajoutez les grands-parents et les autres personnes sans compte.',
    add: 'Ajouter quelqu’un',
    remove: 'Retirer {name}',
    failed: 'Impossible de retirer cette personne',
    states: { waiting: 'Non confirmé', subscribed: 'Abonnement actif', unsubscribed: 'Abonnement arrêté' },
  },
  form: {
    title: 'Envoyer la gazette à quelqu’un',
    text: 'Nous lui écrivons d’abord. La gazette arrive après confirmation, sans compte.',
    name: 'Nom',
    email: 'Adresse e-mail',
    familyOnly: 'Inclure ce qui est réservé à la famille',
    familyOnlyHint:
      'Sinon, seulement ce qui est partagé avec la famille élargie. Les anniversaires y figurent toujours',
    submit: 'Ajouter',
    saving: 'Ajout…',
    asked: 'E-mail de confirmation envoyé',
    askedText: '{name} recevra la gazette après confirmation.',
    errors: {
      name_required: 'Saisissez un nom.',
      email: 'Saisissez une adresse e-mail, par exemple mamie@example.com.',
      tooMany: 'Vous avez atteint la limite de {max, number} personnes. Retirez d’abord quelqu’un.',
      tooOften:
        'Nous avons déjà trop souvent écrit à cette adresse. Réessayez dans quelques semaines, ou imprimez la gazette.',
    },
  },
  editions: {
    latest: 'Le dernier numéro',
    read: 'Ouvrir',
    title: 'Numéros précédents',
    open: 'Ouvrir la gazette de {month}',
    download: 'Télécharger',
    downloadOf: 'Télécharger la gazette de {month}',
  },
  link: {
    dead: {
      other: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Vérifiez qu’il est complet, ou demandez-en un nouveau à votre famille.',
      },
      voice: {
        title: 'Ce code ne fonctionne plus',
        text: 'Les codes expirent au bout de {years, plural, one {# an} other {# ans}}, ou plus tôt si la famille rend la photo ou la réponse privée, ou la supprime. Ceux de la dernière gazette fonctionnent.',
      },
      edition: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Le lien vers un numéro expire au bout de {edition, number} jours, ou plus tôt si vous ne recevez plus la gazette. Votre famille peut encore l’imprimer pour vous.',
      },
      confirm: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Vous aviez {confirm, number} jours pour confirmer. Demandez à la personne qui vous l’a proposée de vous ajouter de nouveau.',
      },
      unsubscribe: {
        title: 'Vous ne recevez plus la gazette',
        text: 'Vous n’êtes pas sur la liste de cette gazette : nous ne vous envoyons aucun de ces e-mails.',
      },
    },
    confirm: {
      title: 'Recevoir la gazette de {family} par e-mail ?',
      text: 'Elle arrive une fois par mois. Chaque e-mail permet de se désabonner en un clic.',
      action: 'Oui, je veux la recevoir',
      working: 'Confirmation…',
      failed: 'Impossible d’enregistrer. Réessayez.',
      doneTitle: 'C’est confirmé',
      doneText: 'La prochaine gazette de {family} arrive le premier du mois.',
    },
    unsubscribe: {
      title: 'Ne plus recevoir la gazette de {family} ?',
      text: 'Vous ne recevrez plus ces e-mails.',
      action: 'Se désabonner',
      working: 'Désabonnement…',
      failed: 'Impossible d’enregistrer. Réessayez.',
      doneTitle: 'Désabonnement enregistré',
      doneText: 'Nous ne vous enverrons plus la gazette de {family}.',
    },
    edition: {
      title: '{month} avec {family}',
      text: 'Huit pages à lire ou à imprimer.',
      action: 'Ouvrir la gazette',
    },
    voice: {
      title: 'Une voix de {family}',
      text: '{count, plural, one {Appuyez sur lecture pour écouter.} other {Appuyez sur lecture pour écouter chaque enregistrement.}}',
      recording: 'Enregistrement {number, number}',
    },
  },
} as const satisfies Translation<typeof en>
