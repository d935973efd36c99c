import type { Translation } from '#shared/messages.ts'
import type { invitationMail as en } from './invitations-mail.messages.en.ts'

export const invitationMail = {
  invitation: {
    subject: '{inviter} lädt dich ins Familienalbum „{family}“ ein',
    heading: '{inviter} möchte das Familienalbum mit dir teilen',
    intro:
      '„{family}“ ist ein privates Album auf Hearthbook, mit Fotos, Meilensteinen und Momenten aus dem Alltag. Nur die Familie kann es sehen, und {inviter} hat dir einen Platz frei gehalten.',
    picture: 'Ein Foto aus „{family}“',
    photos: '{count, plural, one {Ein Foto wartet auf dich} other {# Fotos warten auf dich}}.',
    button: 'Familienalbum öffnen',
    how: 'Du musst nichts installieren und dir kein Passwort ausdenken. Öffne das Album, sag uns, wie du heißt, und schon bist du drin.',
    until: 'Diese Einladung gilt bis zum {date}.',
    footer:
      'Du erhältst diese E-Mail, weil {inviter} ({email}) uns deine Adresse gegeben hat. Wenn dir das nichts sagt, kannst du diese E-Mail ignorieren.',
  },
  joined: {
    subject: '{name} gehört jetzt zu „{family}“',
    heading: '{name} gehört jetzt zur Familie',
    same: '{name} hat deine Einladung angenommen und kann jetzt „{family}“ öffnen.',
    other:
      'Du hast {invited} eingeladen, und {name} ist mit einer anderen Adresse beigetreten: {joined}. Wenn du diese Adresse nicht kennst, kannst du {name} auf der Seite „Mitglieder“ entfernen.',
    byLink:
      '{name} ist mit dem Link für {invited} beigetreten, mit dieser Adresse: {joined}. Wenn du jemand anderen eingeladen hast, kannst du {name} auf der Seite „Mitglieder“ entfernen.',
    button: 'Mitglieder ansehen',
    footer: 'Du erhältst diese E-Mail, weil du „{family}“ verwaltest.',
  },
} satisfies Translation<typeof en>
