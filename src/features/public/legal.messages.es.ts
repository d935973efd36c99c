import type { Translation } from '#shared/messages.ts'
import type { publicLegal as en } from './legal.messages.en.ts'

export const publicLegal = {
  updated: 'Última actualización: {date}',
  privacy: {
    title: 'Política de privacidad',
    lead: 'En resumen: los recuerdos de tu familia son de tu familia. Los guardamos, los mostramos solo a las personas que eliges y no hacemos nada más con ellos.',
    sections: {
      collect: {
        title: 'Información que recopilamos',
        personal: 'Información personal: tu correo, los nombres que escribes y, si la agregas, tu foto de perfil.',
        media:
          'Las fotos y los videos que subes, los datos que la cámara guardó en ellos, como la hora y la ubicación, y el texto que agregas.',
        family:
          'Información de la familia y sus relaciones: quién pertenece a cada familia y con qué rol, nombres y fechas de nacimiento de los niños, hitos, comentarios y respuestas.',
        recordings:
          'Grabaciones de las respuestas de los niños. Solo se puede grabar a un niño o una niña después de que la persona propietaria de la familia dé permiso. Solo pueden reproducirlas las personas con quienes las compartes, y se pueden eliminar en cualquier momento.',
        usage:
          'Datos de uso: los dispositivos con la sesión abierta y un registro de eventos de seguridad, como inicios de sesión, intentos fallidos y eliminaciones, con el navegador y la dirección IP de cada inicio de sesión. Puedes leer el registro de tu cuenta en Seguridad. No usamos rastreadores, identificadores publicitarios ni servicios de análisis.',
      },
      use: {
        title: 'Cómo la usamos',
        show: 'Para guardar tus recuerdos, mostrarlos a las personas que eliges, enviar los correos y las notificaciones que pediste y proteger las cuentas.',
        never:
          'No la vendemos, no la usamos para publicidad, no creamos perfiles con ella ni la usamos para entrenar IA.',
      },
      security: {
        title: 'Cómo la protegemos',
        text: 'El servidor verifica el acceso en cada solicitud, y la base de datos lo verifica otra vez. En el álbum, las fotos, los videos y las grabaciones solo se abren con enlaces que funcionan en una única sesión y vencen en una hora. Lo que tu familia envía, como la gaceta o el canal de un marco de fotos, tiene sus propios enlaces. Los detalles están en la página de seguridad.',
      },
      sharing: {
        title: 'Con quién se comparte',
        family:
          'Los miembros de tu familia ven lo que compartes con ella. Lo que marcas como privado solo lo ves tú. Las personas invitadas con un enlace, los marcos de fotos y quienes reciben la gaceta por correo ven lo que se comparte con la familia extendida, y lo que es solo para la familia únicamente si quien los configuró lo incluyó. Las personas invitadas no ven la ubicación de las fotos.',
        third:
          'Compartimos datos con otros solo cuando hace falta: con los servidores y el almacenamiento que usa el operador, el servidor que entrega los correos, el servicio de notificaciones de tu navegador si las activas, Google o Apple si inicias sesión con ellos y la imprenta del libro que pides, que recibe la dirección de entrega.',
        paying:
          'Si compras un plan o un ejemplar impreso, el procesador de pagos recibe lo que necesita para cobrarte.',
        speech:
          'Si el operador ofrece transcribir las respuestas de los niños y las descripciones de voz, y la persona propietaria de la familia activó esta función, el programa o servicio que las transcribe recibe solo el audio. La persona propietaria puede ver qué servicio es.',
        vision:
          'Si el operador ofrece reconocer rostros y buscar por contenido, y la persona propietaria de la familia lo activó, el servicio que lo hace recibe fotos, también de niños, sin su fecha ni su lugar. Nunca recibe fotos privadas. Guardamos dónde hay rostros, números que describen los rostros y las fotos, y quién es cada persona según la familia, y lo usamos solo para encontrar personas y fotos. Cuando la persona propietaria lo desactiva, lo eliminamos de inmediato. La persona propietaria puede ver qué servicio es.',
        map: 'Si el operador usa un mapa de otro proveedor, ese proveedor puede ver qué zonas del mapa consultas, pero no tus fotos.',
      },
      keeping: {
        title: 'Cuánto tiempo la guardamos',
        deleted:
          'Durante 30 días, la persona propietaria puede restaurar una foto, un video, el perfil de un niño o una niña, o una familia entera. También puede eliminar definitivamente una foto o un video antes de que se cumpla ese plazo. Después borramos el original y todo lo que se creó a partir de él.',
        account:
          'Una cuenta eliminada se puede restaurar durante 30 días y después se borra. El registro de inicios de sesión y cambios se guarda el tiempo que fije el operador, 400 días de forma predeterminada, y el de intentos fallidos y bloqueados, que ven los administradores, 90 días. Al borrar una cuenta, se quitan de sus entradas los navegadores y las direcciones IP. Después de un cambio de correo, guardamos el anterior durante 7 días para que puedas deshacerlo.',
        messages:
          'Eliminamos las exportaciones después de una semana como máximo, las películas después de 30 días, los mensajes del formulario de contacto después de un año y la dirección de entrega de un libro impreso 180 días después de enviar o cancelar el pedido.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'Puedes ver, corregir, exportar y eliminar tus datos. Las exportaciones incluyen tus fotos originales. Puedes desactivar los resúmenes por correo y las notificaciones, y la persona propietaria de una familia decide qué pueden hacer los demás miembros.',
      },
      children: {
        title: 'Los niños',
        text: 'Los niños solo tienen cuenta si la persona propietaria de la familia los invita. La familia decide qué se guarda sobre ellos y es responsable de ello. Desde las edades que fije la familia, un niño o una niña con cuenta puede señalar las fotos y respuestas en las que aparece, ocultarlas a los demás y hacer suyo su perfil. La familia puede eliminar en cualquier momento lo que se guarda sobre sus niños, excepto lo que ellos ocultaron y los perfiles que hicieron suyos.',
      },
      contact: {
        title: 'Contacto',
        text: 'Si tienes preguntas sobre tus datos, escríbenos desde la página de contacto.',
      },
    },
  },
  terms: {
    title: 'Condiciones del servicio',
    lead: 'Reglas claras para un lugar donde las familias guardan lo que les importa.',
    sections: {
      acceptance: {
        title: 'Aceptación',
        text: 'Al usar este servicio, aceptas estas condiciones. Si no estás de acuerdo, no lo uses. Puedes exportar tus datos en cualquier momento.',
      },
      licence: {
        title: 'Licencia de uso',
        text: 'Puedes usar el servicio para ti y tu familia. El programa tiene su propia licencia, incluida con su código fuente.',
      },
      content: {
        title: 'Tu contenido',
        own: 'Todo lo que subes es tuyo. Nos permites guardarlo, procesarlo para mostrarlo, hacer copias de seguridad y compartirlo dentro de tu familia como elijas. Solo se le aplica IA si lo autorizas por separado.',
        right:
          'Sube solo lo que tengas derecho a subir y piensa en las personas de tus fotos, sobre todo en los niños.',
      },
      prohibited: {
        title: 'Usos prohibidos',
        text: 'No puedes subir contenido ilegal, dañar a otras personas, intentar acceder a los datos de otras familias, atacar el servicio ni revenderlo.',
      },
      paying: {
        title: 'Planes y pagos',
        text: 'Los precios están en la página de precios. Puedes cancelar un plan en cualquier momento y seguirá activo hasta el final del período que pagaste. Si pasas a un plan más pequeño, no se elimina nada.',
      },
      availability: {
        title: 'Disponibilidad',
        text: 'Trabajamos para que el servicio esté disponible, pero no podemos prometer que nunca se interrumpa. A veces hay mantenimiento y fallas, y guardamos tus originales de modo que no se pierdan.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'El servicio se ofrece tal como está, en la medida en que la ley lo permita. Nada en estas condiciones limita los derechos que la ley no permite limitar. Guarda una copia de todo lo que no quieras perder. Puedes exportar tus datos para ese fin.',
      },
      contact: {
        title: 'Contacto',
        text: 'Si tienes preguntas sobre estas condiciones, escríbenos desde la página de contacto.',
      },
    },
  },
  cookies: {
    title: 'Política de cookies',
    lead: 'Hearthbook solo usa las pocas cookies necesarias para iniciar sesión. No hay nada que aceptar ni rechazar.',
    sections: {
      essential: {
        title: 'Cookies esenciales',
        session:
          'Una cookie guarda tu sesión. Los scripts no pueden leerla, y vence después de 14 días sin visitas o, como máximo, a los 90 días. Otra reconoce tu navegador durante un máximo de 400 días, para que los códigos funcionen solo donde los pediste y nadie más pueda bloquear tu acceso. Unas pocas cookies de corta duración vinculan con tu navegador la verificación en dos pasos o el inicio de sesión con Google o Apple. Los enlaces para invitados y los marcos de fotos tienen sus propias cookies.',
      },
      performance: {
        title: 'Cookies de rendimiento',
        text: 'Ninguna. No contamos visitas ni medimos tu comportamiento.',
      },
      functional: {
        title: 'Almacenamiento funcional',
        text: 'Tu navegador recuerda el tema, el idioma, la última familia y tu última visita, si la barra lateral está contraída, el tamaño de las fotos, los consejos que ya viste, las búsquedas recientes, los textos sin terminar y las cargas en curso, y guarda una página para cuando no hay conexión. Todo queda en tu navegador hasta que lo borres. Las fotos de la galería se guardan durante 30 días como máximo para no tener que cargarlas otra vez. Si activas las fotos sin conexión, este dispositivo guarda además las que elijas. Todas se eliminan cuando cierras la sesión.',
      },
      marketing: { title: 'Cookies de publicidad', text: 'Ninguna.' },
      managing: {
        title: 'Administrar las cookies',
        text: 'Puedes eliminar las cookies en tu navegador en cualquier momento; al hacerlo se cierra tu sesión. Las páginas públicas funcionan sin cookies.',
      },
      third: {
        title: 'Cookies de terceros',
        text: 'Ninguna. No usamos servicios de análisis, redes sociales ni redes publicitarias.',
        paying:
          'Si pagas algo, la página del procesador de pagos, fuera de este sitio, puede usar sus propias cookies.',
      },
    },
  },
  security: {
    title: 'Seguridad',
    heading: 'Solo quienes tú elijas pueden ver tus fotos',
    lead: 'Tus fotos nunca son públicas. Tú invitas a tu familia y eliges quién ve cada una.',
    cards: {
      privacy: {
        title: 'Quién ve una foto',
        text: 'Cada foto, hito y respuesta es solo para ti, para tu familia o también para personas invitadas con un enlace. Ellas nunca ven dónde se tomó una foto.',
      },
      roles: {
        title: 'Quién puede hacer qué',
        text: 'Cada miembro tiene un rol: propietario/a, editor/a, colaborador/a o lector/a. El servidor verifica cada vez lo que puede hacer, y la base de datos lo verifica de nuevo.',
      },
      factors: {
        title: 'Verificación en dos pasos',
        text: 'Inicia sesión con una clave de acceso, o agrega un código de una aplicación de autenticación. Antes de cambios importantes en tu cuenta o tu familia, también te pediremos que confirmes tu identidad.',
      },
      record: {
        title: 'Registro de actividad',
        text: 'Se registran los inicios de sesión, los cambios de rol, las exportaciones y las eliminaciones, para que puedas consultar qué pasó.',
      },
      infrastructure: {
        title: 'Sin anuncios ni rastreadores',
        text: 'Ninguna página carga scripts, fuentes ni rastreadores de otras empresas. Hearthbook es una aplicación, una base de datos y un almacén de archivos.',
      },
      encryption: {
        title: 'Cifrado',
        text: 'Nadie puede leer tu contraseña ni tus enlaces de acceso, ni siquiera quien administra este servidor.',
        transit: 'Tu conexión con este sitio está cifrada (TLS), y los navegadores rechazan las que no lo están.',
      },
    },
    detailsTitle: 'Más detalles',
    details: {
      media:
        'En el álbum, las fotos y los videos solo se abren con enlaces que funcionan en una única sesión y vencen en una hora. Lo que tu familia envía, como la gaceta o el canal de un marco de fotos, tiene sus propios enlaces.',
      decode:
        'El tipo de cada archivo se verifica decodificándolo en un proceso aparte, con límites de tiempo y memoria.',
      original:
        'Los originales nunca se alteran. Cada uno tiene una suma SHA-256, así que se detecta hasta un solo byte distinto.',
      limits:
        'Los intentos de adivinar códigos y contraseñas se limitan para cada correo y cada dispositivo, incluso después de un reinicio.',
      devices:
        'Puedes ver en qué dispositivos está abierta tu sesión, cerrarla en cualquiera y revisar la actividad de tu cuenta.',
      headers:
        'Cada página tiene una política de seguridad de contenido estricta, y se bloquean las solicitudes de otros sitios.',
      hashes:
        'De las contraseñas y los enlaces de acceso solo se guardan los hashes, y los códigos de los correos pendientes de envío se cifran con AES-256.',
      tested: 'Cada operación se prueba con cada tipo de usuario.',
    },
    claimsTitle: 'Confirmado por el operador',
    contactsTitle: 'Reporta un problema',
    contactsLead: 'Si notas algo extraño, cuéntanos. Te lo agradecemos.',
    contacts: {
      security: 'Consultas de seguridad',
      vulnerabilities: 'Reportes de vulnerabilidades',
      support: 'Soporte general',
    },
    write: 'Escríbenos',
  },
} satisfies Translation<typeof en>
