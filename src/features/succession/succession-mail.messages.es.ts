import type { Translation } from '#shared/messages.ts'
import type { successionMail as en } from './succession-mail.messages.en.ts'

export const successionMail = {
  trusted: {
    subject: '{owner} confía en ti para cuidar de {family}',
    heading: 'Eres una persona de confianza de {family}',
    text: '{owner} te eligió para que te encargues de {family} en Hearthbook si un día no puede hacerlo.',
    more: 'Si {owner} pasa {months} meses sin abrir Hearthbook y no responde a cuatro correos, te escribiremos. Ahora no tienes que hacer nada.',
    button: 'Ver miembros',
  },
  reminder: {
    subject: '¿Sigues a cargo de {family}?',
    heading: '¿Sigues ahí?',
    text: 'No abres Hearthbook desde el {date}. Ábrelo, por favor, y así sabremos que sigues a cargo de {family}.',
    more: 'Este es el correo {reminder} de 4. Después del último, tus personas de confianza pueden pedir hacerse cargo de la familia.',
    button: 'Sigo aquí',
  },
  opened: {
    subject: 'Hace mucho que {owner} no abre Hearthbook',
    heading: 'Puedes pedir hacerte cargo de {family}',
    text: '{owner} no abre Hearthbook desde el {date} y no respondió a cuatro correos. Si está bien, pídele que lo abra.',
    more: 'Si ya no puede encargarse de {family}, puedes pedir hacerlo tú. Si nadie se opone en 30 días, quedará en tus manos.',
    button: 'Abrir Hearthbook',
  },
  requested: {
    subject: '{name} quiere hacerse cargo de {family}',
    heading: '{name} quiere hacerse cargo de {family}',
    text: 'Si nadie se opone, la familia pasará a manos de {name} el {date}. Las fotos y los miembros seguirán igual.',
    more: 'Si no estás de acuerdo, abre Hearthbook y oponte antes de esa fecha.',
    button: 'Ver la solicitud',
  },
  requestedOfOwner: {
    subject: '{name} quiere hacerse cargo de {family}',
    heading: '{name} quiere hacerse cargo de {family}',
    text: 'Hace mucho que no te vemos y no respondiste a nuestros correos. Si no haces nada, {family} pasará a manos de {name} el {date} y tú podrás seguir editando.',
    more: 'Si no lo quieres, abre Hearthbook y oponte antes de esa fecha.',
    button: 'Ver la solicitud',
  },
  canceled: {
    subject: '{owner} sigue a cargo de {family}',
    heading: '{owner} sigue a cargo de {family}',
    text: '{name} puso fin a la solicitud para hacerse cargo de la familia.',
    more: 'Si nadie tiene noticias de {owner}, podrás pedirlo de nuevo después de otros cuatro correos.',
    button: 'Ver miembros',
  },
  canceledOfOwner: {
    subject: 'Sigues a cargo de {family}',
    heading: 'Sigues a cargo de {family}',
    text: '{name} puso fin a la solicitud para hacerse cargo de la familia.',
    more: 'En la configuración de la familia puedes elegir en quién confías.',
    button: 'Ver la configuración',
  },
  back: {
    subject: '{owner} está de vuelta',
    heading: '{owner} está de vuelta',
    text: '{owner} volvió a abrir Hearthbook, así que tu solicitud para hacerte cargo de {family} terminó.',
    more: 'Sigues siendo una persona de confianza y no tienes que hacer nada.',
    button: 'Ver miembros',
  },
  completed: {
    subject: '{family} está ahora en manos de {name}',
    heading: '{family} está ahora en manos de {name}',
    text: 'Nadie se opuso en 30 días, así que {name} se hizo cargo de la familia.',
    more: 'Sigues siendo miembro y todo lo que agregaste sigue ahí.',
    button: 'Ver miembros',
  },
  completedOfOwner: {
    subject: '{family} está ahora en tus manos',
    heading: '{family} está ahora en tus manos',
    text: 'Nadie se opuso en 30 días. Las fotos, los miembros y la configuración siguen como estaban.',
    more: 'En la configuración de la familia puedes elegir en quién confías para el futuro.',
    button: 'Ver la configuración',
  },
  record: {
    subject: 'Un año con {family}: imprime tu registro familiar',
    heading: 'Tu registro familiar',
    text: 'Una vez al año te proponemos guardar una hoja con tus documentos importantes: lo que Hearthbook guarda para {family}, una suma de verificación por cada año de originales y cómo abrirlo todo sin Hearthbook.',
    more: 'También es un buen día para exportar el álbum a un disco fuera de casa.',
    button: 'Ver la configuración',
  },
  footer: 'Recibes este correo porque estás a cargo de {family} o porque quien lo está confía en ti.',
} as const satisfies Translation<typeof en>
