import type { Translation } from '#shared/messages.ts'
import type { mailIn as en } from './mail-in.messages.en.ts'

export const mailIn = {
  title: 'Photos par e-mail',
  intro:
    'Les photos envoyées à cette adresse sont ajoutées à votre famille. L’objet du message devient leur description si elles n’en ont pas.',
  create: 'Créer une adresse',
  address: 'Adresse e-mail',
  secret: 'Ne la donnez qu’aux personnes qui peuvent ajouter des photos. Si elle se propage, remplacez-la.',
  copy: 'Copier',
  copied: 'Adresse copiée',
  copyFailed: 'Impossible de copier l’adresse. Sélectionnez-la et copiez-la vous-même.',
  actions: 'Actions pour l’adresse',
  replace: 'Remplacer l’adresse',
  remove: 'Désactiver',
  failed: 'Un problème est survenu',
  senders: 'Personnes pouvant envoyer des photos',
  sendersHint:
    'Les membres qui peuvent ajouter des photos, depuis l’adresse de leur compte, et les personnes ci-dessous. Tout autre e-mail est refusé.',
  addSender: 'Ajouter quelqu’un',
  removeSender: 'Ne plus accepter les photos de {email}',
  confirmReplace: {
    title: 'Remplacer l’adresse ?',
    text: 'L’adresse actuelle cesse immédiatement de fonctionner. Donnez la nouvelle à toutes les personnes qui envoient des photos.',
    confirm: 'Remplacer l’adresse',
    busy: 'Remplacement…',
  },
  confirmRemove: {
    title: 'Désactiver les photos par e-mail ?',
    text: 'L’adresse cesse immédiatement de fonctionner. Les photos déjà reçues sont conservées.',
    confirm: 'Désactiver',
    busy: 'Désactivation…',
  },
  form: {
    title: 'Ajouter une personne qui envoie des photos',
    text: 'Pour les grands-parents et les autres personnes qui ne sont pas membres. Leurs photos sont ajoutées en votre nom.',
    email: 'Son adresse e-mail',
    submit: 'Ajouter',
    saving: 'Ajout…',
    invalid: 'Saisissez une adresse e-mail, par exemple mamie@example.com.',
    tooMany: 'Vous avez atteint la limite de {max, number} personnes. Retirez quelqu’un qui n’envoie plus de photos.',
  },
} as const satisfies Translation<typeof en>
