import type { Translation } from '#shared/messages.ts'
import type { invitationMail as en } from './invitations-mail.messages.en.ts'

export const invitationMail = {
  invitation: {
    subject: '{inviter} vous invite dans l’album de famille « {family} »',
    heading: '{inviter} aimerait partager l’album de famille avec vous',
    intro:
      '« {family} » est un album privé sur Hearthbook : des photos, des grandes étapes et de petits moments, que la famille est seule à voir. {inviter} vous y a gardé une place.',
    photos: '{count, plural, one {Une photo vous attend} other {# photos vous attendent}}.',
    button: 'Ouvrir l’album de famille',
    how: 'Rien à installer, aucun mot de passe à inventer. Appuyez sur le bouton, dites-nous votre nom, et vous y êtes.',
    until: 'L’invitation vous attend jusqu’au {date}.',
    footer:
      'Vous recevez ce message parce que {inviter} ({email}) nous a donné votre adresse. Si vous ne connaissez pas cette personne, vous n’avez rien à faire : sans un appui sur le bouton, rien ne se passe.',
  },
  joined: {
    subject: '{name} a rejoint « {family} »',
    heading: '{name} a rejoint la famille',
    same: '{name} a accepté votre invitation et peut désormais ouvrir « {family} ».',
    other:
      'Vous aviez invité {invited}. {name} est arrivé avec une autre adresse : {joined}. Si vous ne la connaissez pas, vous pouvez retirer cette personne sur la page des membres.',
    button: 'Voir qui fait partie de la famille',
    footer: 'Vous recevez ce message parce que « {family} » est à vous.',
  },
} satisfies Translation<typeof en>
