import type { Translation } from '#shared/messages.ts'
import type { ownDataMail as en } from './own-data-mail.messages.en.ts'

export const ownDataMail = {
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  ready: {
    subject: 'Tu exportación de Hearthbook está lista',
    heading: 'Todo lo tuyo, en un archivo',
    intro: 'Tu exportación está lista. Puedes descargarla hasta el {date}; después se borra el archivo.',
    button: 'Descargar mi exportación',
    footer: 'Recibes este correo porque pediste una exportación. Solo tú puedes descargarla, con tu sesión iniciada.',
  },
  familyReady: {
    subject: 'La exportación de {family} está lista',
    heading: 'Una familia entera, en un archivo',
    intro: 'La exportación de {family} está lista. Puedes descargarla hasta el {date}; después se borra el archivo.',
    button: 'Ver la exportación',
    footer: 'Recibes este correo porque pediste una exportación. Solo tú puedes descargarla, con tu sesión iniciada.',
  },
  leaving: {
    subject: 'Tu cuenta de Hearthbook se va a eliminar',
    heading: 'Tu cuenta se va a eliminar',
    intro:
      'Como pediste, tu cuenta se eliminará el {date}. Hasta entonces no se pierde nada: entra y podrás conservarla.',
    button: 'Entrar para conservarla',
    footer:
      'Si no lo has pedido tú, entra ahora, conserva tu cuenta y revisa después tus dispositivos en los ajustes de la cuenta.',
  },
  readme:
    'Esto es todo lo tuyo en Hearthbook.\n\naccount: lo que se sabe de ti, un archivo JSON por cada tipo de cosa.\nfamilies: cada familia con lo que es tuyo en ella. En «photos» y «answers» están los originales y las grabaciones de vuestros niños, byte a byte como se subieron: de una familia tuya, todos los que puedes ver; de las demás, los que añadiste tú.\nmissing.txt, si está aquí, nombra los archivos que no se encontraron.\n',
} satisfies Translation<typeof en>
