import type { Translation } from '#shared/messages.ts'
import type { ownDataMail as en } from './own-data-mail.messages.en.ts'

export const ownDataMail = {
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  ready: {
    subject: 'Tu exportación de Hearthbook está lista',
    heading: 'Todos tus datos en un solo archivo',
    intro: 'Tu exportación está lista. Puedes descargarla hasta el {date}. Después eliminaremos el archivo.',
    button: 'Descargar mi exportación',
    footer:
      'Recibes este correo porque pediste una exportación. Solo tú puedes descargarla, después de iniciar sesión.',
  },
  familyReady: {
    subject: 'La exportación de {family} está lista',
    heading: 'Todo el álbum de tu familia en un solo archivo',
    intro:
      'La exportación de {family} está lista. Puedes descargarla hasta el {date}. Después eliminaremos el archivo.',
    button: 'Ver la exportación',
    footer:
      'Recibes este correo porque pediste una exportación. Solo tú puedes descargarla, después de iniciar sesión.',
  },
  leaving: {
    subject: 'Vamos a eliminar tu cuenta de Hearthbook',
    heading: 'Vamos a eliminar tu cuenta',
    intro:
      'Como nos pediste, eliminaremos tu cuenta el {date}. Si cambias de opinión, inicia sesión antes de esa fecha para conservarla.',
    button: 'Iniciar sesión para conservarla',
    footer:
      '¿No pediste esto? Inicia sesión ahora para conservar tu cuenta y después revisa tus dispositivos en Configuración de la cuenta.',
  },
  readme:
    'Estos son tus datos de Hearthbook.\n\naccount: lo que sabemos de ti, con un archivo JSON por cada tipo de datos.\nfamilies: tus datos en cada familia. «photos» y «answers» contienen las fotos originales y las grabaciones de tus hijos, byte por byte tal como se subieron. De las familias que administras, se incluye todo lo que puedes ver; de las demás, lo que agregaste tú.\nmissing.txt: si aparece, contiene la lista de los archivos que no encontramos.\n',
} satisfies Translation<typeof en>
