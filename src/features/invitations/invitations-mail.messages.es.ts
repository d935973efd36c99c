import type { Translation } from '#shared/messages.ts'
import type { invitationMail as en } from './invitations-mail.messages.en.ts'

export const invitationMail = {
  invitation: {
    subject: '{inviter} te invita al álbum familiar «{family}»',
    heading: 'A {inviter} le encantaría compartir contigo el álbum de la familia',
    intro:
      '«{family}» es un álbum privado en Hearthbook: fotos, hitos y pequeños momentos que ve la familia y nadie más. {inviter} te ha guardado un sitio.',
    photos: '{count, plural, one {Una foto te está esperando} other {# fotos te están esperando}}.',
    button: 'Abrir el álbum de la familia',
    how: 'No hay nada que instalar ni contraseña que inventar. Pulsa el botón, dinos tu nombre y ya estás dentro.',
    until: 'La invitación es tuya hasta el {date}.',
    footer:
      'Recibes este correo porque {inviter} ({email}) nos ha dado tu dirección. Si no sabes quién es, no hace falta que hagas nada: sin que pulses el botón no ocurre nada.',
  },
  joined: {
    subject: '{name} ya forma parte de «{family}»',
    heading: '{name} ya está en la familia',
    same: '{name} ha aceptado tu invitación y desde ahora puede abrir «{family}».',
    other:
      'Invitaste a {invited}. {name} se ha unido con otra dirección: {joined}. Si no la conoces, puedes quitar a esta persona en la página de miembros.',
    button: 'Ver quién forma parte de la familia',
    footer: 'Recibes este correo porque «{family}» es tuya.',
  },
} satisfies Translation<typeof en>
