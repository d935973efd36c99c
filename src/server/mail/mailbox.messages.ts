import type { Locale } from '#shared/locales.ts'

const en = {
  title: 'Mailbox of this machine',
  explanation:
    'No mail server is set up, so emails stay here. Only the browser that opened the link printed at startup can see this page.',
  empty: 'No mail yet. Whatever Hearthbook sends appears here within seconds.',
  back: 'All mails',
  to: 'To',
  from: 'From',
  date: 'Date',
  letter: 'The mail as it looks',
  plainText: 'As plain text',
  usedLink: 'This link was already used. Restart Hearthbook and open the new link that it prints.',
}

export type MailboxTexts = typeof en

export const mailboxTexts: Record<Locale, MailboxTexts> = {
  en,
  es: {
    title: 'Buzón de este equipo',
    explanation:
      'No hay un servidor de correo configurado, así que los correos se quedan aquí. Solo puede ver esta página el navegador que abrió el enlace que Hearthbook mostró al iniciar.',
    empty: 'Todavía no hay mensajes. Lo que envíe Hearthbook aparecerá aquí en unos segundos.',
    back: 'Todos los mensajes',
    to: 'Para',
    from: 'De',
    date: 'Fecha',
    letter: 'El mensaje tal como se ve',
    plainText: 'Como texto sin formato',
    usedLink: 'Este enlace ya se usó. Reinicia Hearthbook y abre el enlace nuevo que muestra.',
  },
  fr: {
    title: 'Boîte aux lettres de cette machine',
    explanation:
      'Aucun serveur de messagerie n’est configuré : les messages restent ici. Seul le navigateur qui a ouvert le lien affiché au démarrage peut voir cette page.',
    empty: 'Aucun message pour l’instant. Ce que Hearthbook envoie apparaît ici en quelques secondes.',
    back: 'Tous les messages',
    to: 'À',
    from: 'De',
    date: 'Date',
    letter: 'Le message tel qu’il se présente',
    plainText: 'En texte brut',
    usedLink: 'Ce lien a déjà servi. Redémarrez Hearthbook et ouvrez le nouveau lien qui s’affiche.',
  },
}
