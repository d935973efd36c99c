import type { Locale } from '#shared/locales.ts'

const en = {
  title: 'Local mailbox',
  explanation:
    'No mail server is set up, so emails stay here. Only the browser that opened the link printed at startup can see this page.',
  empty: 'No emails yet. Emails that Hearthbook sends appear here within seconds.',
  back: 'All emails',
  to: 'To',
  from: 'From',
  date: 'Date',
  letter: 'Preview',
  plainText: 'Plain text',
  usedLink: 'This link was already used. Restart Hearthbook and open the new link it prints.',
}

export type MailboxTexts = typeof en

export const mailboxTexts: Record<Locale, MailboxTexts> = {
  en,
  es: {
    title: 'Buzón local',
    explanation:
      'No hay un servidor de correo configurado, así que los correos se quedan aquí. Solo puede ver esta página el navegador que abrió el enlace que Hearthbook mostró al iniciar.',
    empty: 'Todavía no hay correos. Los que envíe Hearthbook aparecerán aquí en unos segundos.',
    back: 'Todos los correos',
    to: 'Para',
    from: 'De',
    date: 'Fecha',
    letter: 'Vista previa',
    plainText: 'Texto sin formato',
    usedLink: 'Este enlace ya se usó. Reinicia Hearthbook y abre el enlace nuevo que muestra.',
  },
  fr: {
    title: 'Boîte de réception locale',
    explanation:
      'Aucun serveur de messagerie n’est configuré : les e-mails restent ici. Seul le navigateur qui a ouvert le lien affiché au démarrage peut voir cette page.',
    empty: 'Aucun e-mail pour l’instant. Ceux qu’envoie Hearthbook apparaissent ici en quelques secondes.',
    back: 'Tous les e-mails',
    to: 'À',
    from: 'De',
    date: 'Date',
    letter: 'Aperçu',
    plainText: 'Texte brut',
    usedLink: 'Ce lien a déjà servi. Redémarrez Hearthbook et ouvrez le nouveau lien qui s’affiche.',
  },
}
