import type { Translation } from '#shared/messages.ts'
import type { invitationMail as en } from './invitations-mail.messages.en.ts'

export const invitationMail = {
  invitation: {
    subject: '{inviter} te invita al álbum familiar «{family}»',
    heading: '{inviter} quiere compartir contigo el álbum de la familia',
    intro:
      '«{family}» es un álbum privado en Hearthbook con fotos, hitos y momentos de todos los días. Solo la familia puede verlo, y {inviter} te guardó un lugar.',
    picture: 'Una foto de «{family}»',
    photos: '{count, plural, one {Una foto te está esperando} other {# fotos te están esperando}}.',
    button: 'Abrir el álbum de la familia',
    how: 'No tienes que instalar nada ni crear una contraseña. Abre el álbum, dinos tu nombre y listo.',
    until: 'Esta invitación es válida hasta el {date}.',
    footer:
      'Recibes este correo porque {inviter} ({email}) nos dio tu dirección. Si no sabes quién es, puedes ignorar este correo.',
  },
  joined: {
    subject: '{name} se unió a «{family}»',
    heading: '{name} se unió a la familia',
    same: '{name} aceptó tu invitación y ya puede abrir «{family}».',
    other:
      'Invitaste a {invited}, pero {name} se unió con otra dirección: {joined}. Si no la reconoces, puedes quitar a esta persona desde la página Miembros.',
    byLink:
      '{name} se unió con el enlace que creaste para {invited}, con esta dirección: {joined}. Si no es la persona que invitaste, puedes quitarla desde la página Miembros.',
    button: 'Ver los miembros',
    footer: 'Recibes este correo porque administras «{family}».',
  },
} satisfies Translation<typeof en>
