import type { Translation } from '#shared/messages.ts'
import type { mailbox as en } from './mailbox.messages.en.ts'

export const mailbox = {
  title: 'Boîte de réception locale',
  explanation:
    'Aucun serveur de messagerie n’est configuré : les e-mails restent ici. Seuls les navigateurs qui ont ouvert un lien vers cette page peuvent la voir.',
  empty: 'Aucun e-mail pour l’instant. Les messages envoyés par Hearthbook apparaissent ici en quelques secondes.',
  back: 'Tous les e-mails',
  to: 'À',
  from: 'De',
  date: 'Date',
  letter: 'Aperçu',
  plainText: 'Texte brut',
  anotherBrowser: 'Ouvrir sur un autre appareil',
  anotherBrowserText: 'Scannez le code, ou ouvrez le lien dans un autre navigateur dans les 10 minutes.',
  expiredLink:
    'Ce lien a expiré. Choisissez « Ouvrir sur un autre appareil » là où cette page est ouverte, ou redémarrez Hearthbook et ouvrez le nouveau lien qui s’affiche.',
} satisfies Translation<typeof en>
