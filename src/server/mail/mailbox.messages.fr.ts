import type { Translation } from '#shared/messages.ts'
import type { mailbox as en } from './mailbox.messages.en.ts'

export const mailbox = {
  title: 'Boîte de réception locale',
  explanation:
    'Aucun serveur de messagerie n’est configuré : les e-mails restent ici. Seul le navigateur qui a ouvert le lien affiché au démarrage peut voir cette page.',
  empty: 'Aucun e-mail pour l’instant. Les messages envoyés par Hearthbook apparaissent ici en quelques secondes.',
  back: 'Tous les e-mails',
  to: 'À',
  from: 'De',
  date: 'Date',
  letter: 'Aperçu',
  plainText: 'Texte brut',
  usedLink: 'Ce lien a déjà servi. Redémarrez Hearthbook et ouvrez le nouveau lien qui s’affiche.',
} satisfies Translation<typeof en>
