import type { Locale } from '#shared/locales.ts'

const en = {
  title: 'Mailbox of this machine',
  explanation: 'No mail server is set, so mails wait here and reach nobody else. Only this machine can open this page.',
  empty: 'No mail yet. Whatever Hearthbook sends appears here within seconds.',
  back: 'All mails',
  to: 'To',
  from: 'From',
  date: 'Date',
  letter: 'The mail as it looks',
  plainText: 'As plain text',
}

export type MailboxTexts = typeof en

export const mailboxTexts: Record<Locale, MailboxTexts> = {
  en,
  es: {
    title: 'Buzón de este equipo',
    explanation:
      'No hay servidor de correo configurado: los mensajes esperan aquí y no llegan a nadie más. Solo este equipo puede abrir esta página.',
    empty: 'Todavía no hay mensajes. Lo que envíe Hearthbook aparecerá aquí en unos segundos.',
    back: 'Todos los mensajes',
    to: 'Para',
    from: 'De',
    date: 'Fecha',
    letter: 'El mensaje tal como se ve',
    plainText: 'Como texto sin formato',
  },
  fr: {
    title: 'Boîte aux lettres de cette machine',
    explanation:
      'Aucun serveur de courrier n’est configuré : les messages attendent ici et ne parviennent à personne d’autre. Seule cette machine peut ouvrir cette page.',
    empty: 'Aucun message pour l’instant. Ce que Hearthbook envoie apparaît ici en quelques secondes.',
    back: 'Tous les messages',
    to: 'À',
    from: 'De',
    date: 'Date',
    letter: 'Le message tel qu’il se présente',
    plainText: 'En texte brut',
  },
}
