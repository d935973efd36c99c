import type { Translation } from '#shared/messages.ts'
import type { invitationMail as en } from './invitations-mail.messages.en.ts'

export const invitationMail = {
  invitation: {
    subject: '{inviter} vous invite à rejoindre l’album de famille « {family} »',
    heading: '{inviter} aimerait partager l’album de famille avec vous',
    intro:
      '« {family} » est un album privé sur Hearthbook, avec des photos, des étapes et des moments du quotidien. Seule la famille peut le voir, et {inviter} vous y a gardé une place.',
    picture: 'Une photo de « {family} »',
    photos: '{count, plural, one {Une photo vous attend} other {# photos vous attendent}}.',
    button: 'Ouvrir l’album de famille',
    how: 'Rien à installer, pas de mot de passe à créer. Ouvrez l’album, indiquez votre nom, et c’est parti.',
    until: 'Cette invitation est valable jusqu’au {date}.',
    footer:
      'Vous recevez cet e-mail parce que {inviter} ({email}) nous a donné votre adresse. Si vous ne connaissez pas cette personne, ignorez cet e-mail.',
  },
  joined: {
    subject: '{name} a rejoint « {family} »',
    heading: '{name} a rejoint la famille',
    same: '{name} a accepté votre invitation et peut désormais ouvrir « {family} ».',
    other:
      'Vous aviez invité {invited}, mais {name} a rejoint la famille avec une autre adresse : {joined}. Si vous ne la reconnaissez pas, vous pouvez retirer cette personne depuis la page « Membres ».',
    byLink:
      '{name} a rejoint la famille avec le lien que vous avez créé pour {invited}, avec cette adresse : {joined}. Si ce n’est pas la personne que vous avez invitée, vous pouvez la retirer depuis la page « Membres ».',
    button: 'Voir les membres',
    footer: 'Vous recevez cet e-mail parce que vous gérez « {family} ».',
  },
} satisfies Translation<typeof en>
