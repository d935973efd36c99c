import type { Translation } from '#shared/messages.ts'
import type { guests as en } from './guests.messages.en.ts'

export const guests = {
  title: 'Invités',
  intro:
    'Un lien pour les grands-parents et les amis : ils regardent ce que vous partagez avec la famille élargie, en grands caractères et sans compte.',
  add: 'Créer un lien',
  empty: 'Personne n’a encore de lien.',
  failedTitle: 'Les liens n’ont pas pu être chargés',
  lastSeen: 'Dernier passage {ago}',
  neverSeen: 'N’est pas encore passé',
  until: 'Jusqu’au {date}',
  without: 'Fonctionne jusqu’à ce que vous y mettiez fin',
  renew: 'Créer un nouveau lien',
  revoke: 'Mettre fin à ce lien',
  actionsOf: 'Plus d’actions pour le lien de {name}',
  form: {
    title: 'Un lien pour quelqu’un',
    name: 'Pour qui est-il ?',
    nameHint: 'Comme on l’appelle dans la famille. Ses cœurs porteront ce nom.',
    namePlaceholder: 'Mamie Rosa',
    language: 'Langue de sa page',
    languages: { auto: 'Celle de son appareil', en: 'Anglais', es: 'Espagnol', fr: 'Français' },
    days: 'Durée du lien',
    dayChoices: { never: 'Jusqu’à ce que j’y mette fin', d30: '30 jours', d90: '90 jours', d365: 'Un an' },
    submit: 'Créer le lien',
    submitting: 'Création...',
  },
  link: {
    title: 'Le lien pour {name}',
    text: 'Envoyez-le à cette seule personne : qui l’a voit ces photos. Il n’est montré que maintenant ; vous pouvez en créer un autre à tout moment.',
    field: 'Lien',
    copy: 'Copier',
    copied: 'Copié',
    share: 'Envoyer',
    done: 'Terminé',
  },
  confirmRenew: {
    title: 'Créer un nouveau lien pour {name} ?',
    text: 'L’ancien cesse aussitôt de fonctionner, sur tous les appareils. Envoyez-lui le nouveau.',
    confirm: 'Créer un nouveau lien',
    busy: 'Création...',
  },
  confirmRevoke: {
    title: 'Mettre fin au lien de {name} ?',
    text: 'Il cesse aussitôt de fonctionner, sur tous les appareils. Ses cœurs restent.',
    confirm: 'Mettre fin au lien',
    busy: 'Un instant...',
  },
  toasts: {
    revoked: 'Lien fermé',
    revokedText: '{name} ne peut plus regarder',
    failed: 'Cela n’a pas fonctionné',
    copyFailed: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
    tooMany: 'Une famille peut avoir 100 liens. Mettez fin à l’un de ceux qui ne servent plus.',
  },
  errors: {
    guest_name_required: 'Dites pour qui est le lien.',
    guest_name_too_long: 'C’est un peu long : {max, plural, one {# lettre suffit} other {# lettres au plus}}.',
  },
} satisfies Translation<typeof en>
