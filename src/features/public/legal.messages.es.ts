import type { Translation } from '#shared/messages.ts'
import type { publicLegal as en } from './legal.messages.en.ts'

export const publicLegal = {
  updated: 'Última actualización: {date}',
  privacy: {
    title: 'Política de privacidad',
    lead: 'En pocas palabras: los recuerdos de una familia son de la familia. Los guardamos, los mostramos a quien elegiste y no hacemos nada más con ellos.',
    sections: {
      collect: {
        title: 'Qué información recogemos',
        personal: 'Información personal: tu correo electrónico, los nombres que das y, si eliges una, una imagen tuya.',
        media:
          'Las fotos y vídeos que subes, con lo que la cámara escribió en ellos, como la hora y el lugar, y las palabras que añades.',
        family:
          'Información de la familia y sus relaciones: quién pertenece a qué familia y con qué papel, nombres y fechas de nacimiento de los niños, momentos, comentarios y respuestas.',
        recordings:
          'Grabaciones de las respuestas de los niños. Solo se hacen cuando quien encabeza la familia lo ha aceptado, solo se oyen dentro de la familia y se pueden borrar en cualquier momento.',
        usage:
          'Datos de uso: los dispositivos con sesión abierta y un registro de hechos de seguridad, como inicios de sesión, intentos rechazados y borrados, con el navegador y la dirección IP de cada inicio de sesión. Puedes leer el registro de tu propia cuenta en Seguridad. No hay rastreadores, identificadores publicitarios ni servicio de análisis.',
      },
      use: {
        title: 'Para qué la usamos',
        show: 'Para guardar tus recuerdos, mostrarlos a las personas de tu familia, enviar los correos y avisos que pediste y proteger las cuentas.',
        never:
          'No la vendemos, no mostramos publicidad con ella, no trazamos perfiles ni entrenamos máquinas con ella.',
      },
      security: {
        title: 'Cómo se protege',
        text: 'El servidor decide el acceso en cada petición, y la base de datos lo decide otra vez. A las imágenes solo se llega por direcciones firmadas que caducan en una hora. La página de seguridad cuenta el resto.',
      },
      sharing: {
        title: 'Con quién se comparte',
        family:
          'Los miembros de tu familia ven lo que compartes con ella; lo que marcas como privado solo lo ves tú. Los invitados con enlace solo ven lo compartido con la familia extensa, sin el lugar en que se hizo la foto.',
        third:
          'Nadie más recibe nada, salvo el servidor que reparte los correos, el servicio de avisos de tu navegador si los activas, Google o Apple si eliges entrar con ellos, la pasarela de pago si compras un plan o un ejemplar, y la imprenta del libro que encargas, con la dirección a la que va.',
        speech:
          'Si el operador ofrece poner por escrito lo que dicen los niños, y quien encabeza la familia lo ha aceptado, el programa o servicio que lo hace oye el sonido y no recibe nada más. A esa persona se le dice cuál es.',
        map: 'Si el operador ha elegido un mapa ajeno, el servidor del que viene ve qué parte del mundo miras, no tus fotos.',
      },
      keeping: {
        title: 'Cuánto tiempo la guardamos',
        deleted:
          'Una foto, un vídeo o una familia borrados descansan 30 días, para que quien encabeza la familia pueda recuperarlos o eliminarlos del todo al momento. Después se borran el original y todo lo hecho a partir de él.',
        account:
          'Una cuenta borrada desaparece tras 30 días, en los que su dueño puede cambiar de idea. El registro de hechos de seguridad se guarda el tiempo que fije el operador, 400 días si no lo cambia; con la cuenta se eliminan de él los navegadores y las direcciones IP. Tras un cambio de dirección de correo, la anterior se guarda 7 días para poder deshacerlo.',
        messages: 'Los mensajes del formulario de contacto se guardan un año.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'Puedes ver tus datos, exportarlos todos con los originales, corregirlos, borrarlos, decidir qué puede hacer cada persona de la familia y desactivar cada correo y cada aviso.',
      },
      children: {
        title: 'Los niños',
        text: 'Aquí los niños no tienen cuenta. Lo que se guarda de ellos lo guarda su familia, que responde de ello y puede retirarlo en cualquier momento.',
      },
      contact: {
        title: 'Contacto',
        text: 'Para cualquier pregunta sobre tus datos, escríbenos desde la página de contacto. Responde una persona.',
      },
    },
  },
  terms: {
    title: 'Condiciones del servicio',
    lead: 'Reglas claras para un lugar donde las familias guardan lo que les importa.',
    sections: {
      acceptance: {
        title: 'Aceptación',
        text: 'Al usar este servicio aceptas estas condiciones. Si no estás de acuerdo, no lo uses; puedes llevarte tus datos en cualquier momento.',
      },
      licence: {
        title: 'Licencia de uso',
        text: 'Puedes usar el servicio para ti y tu familia. El programa tiene su propia licencia, que acompaña a su código.',
      },
      content: {
        title: 'Tu contenido',
        own: 'Todo lo que subes sigue siendo tuyo. Nos permites guardarlo, prepararlo para mostrarlo, hacer copias de seguridad y compartirlo dentro de tu familia como elegiste. Aplicarle IA exige otra decisión tuya; nadie la toma por ti.',
        right: 'Sube solo lo que puedas subir, y piensa en las personas de la foto, sobre todo en los niños.',
      },
      prohibited: {
        title: 'Usos prohibidos',
        text: 'Nada ilegal, nada que dañe a otros, ningún intento de llegar a los datos de otras familias, ningún ataque, ninguna reventa.',
      },
      paying: {
        title: 'Planes y pagos',
        text: 'Los precios están en la página de precios. Un plan se puede terminar cuando quieras y dura hasta el final de lo pagado. Pasar a un plan menor no borra nada.',
      },
      availability: {
        title: 'Disponibilidad',
        text: 'Trabajamos para que el servicio esté siempre, y no podemos prometer que nunca se detenga. Hay mantenimiento y hay averías; tus originales se guardan de modo que las sobrevivan.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'El servicio se ofrece tal como es, hasta donde la ley lo permite. Lo que la ley no deja excluir queda como dice la ley. Ten una copia de lo que no soportarías perder: para eso está la exportación.',
      },
      contact: {
        title: 'Contacto',
        text: 'Las preguntas sobre estas condiciones nos llegan por la página de contacto.',
      },
    },
  },
  cookies: {
    title: 'Política de cookies',
    lead: 'Hearthbook usa las pocas cookies sin las que no se podría entrar. No hay nada que aceptar ni rechazar.',
    sections: {
      essential: {
        title: 'Cookies esenciales',
        session:
          'Una cookie lleva tu sesión: los programas de la página no la leen, termina tras 14 días sin visita y en todo caso a los 90. Otra reconoce tu navegador durante un máximo de 400 días: los códigos solo funcionan donde se pidieron y nadie ajeno puede bloquear tu acceso. Otras, de vida corta, unen el segundo factor o el inicio de sesión con Google o Apple al navegador que los pidió. El enlace de un invitado tiene la suya.',
      },
      performance: { title: 'Cookies de rendimiento', text: 'Ninguna. No contamos visitas ni medimos a nadie.' },
      functional: {
        title: 'Memoria del navegador',
        text: 'Tu navegador recuerda tema, idioma, la última familia y tu última visita, la barra plegada, el tamaño de las fotos, los consejos ya vistos, búsquedas recientes, textos a medias y subidas en curso, y guarda una página que avisa cuando no hay conexión. Se queda en el navegador y se va cuando lo limpias. Las fotos de la galería se quedan 30 días como mucho, para no tener que cargarlas otra vez; lo guardado para eso se va cuando cierras la sesión.',
      },
      marketing: { title: 'Cookies de publicidad', text: 'Ninguna.' },
      managing: {
        title: 'Gestionar las cookies',
        text: 'Puedes borrarlas en tu navegador cuando quieras; entonces se cerrará tu sesión. Sin cookies, las páginas públicas funcionan igual.',
      },
      third: {
        title: 'Cookies de terceros',
        text: 'Ninguna. No hay servicio de análisis, red social ni red publicitaria. Si pagas un plan, la página de la pasarela de pago, fuera de este sitio, puede usar las suyas.',
      },
    },
  },
  security: {
    title: 'Seguridad',
    heading: 'Aquí viven caras y voces de niños',
    lead: 'Por eso los muros son gruesos, y preferimos mostrarlos a elogiarlos. Todo lo que dice esta página lo hace el programa que la sirve.',
    cards: {
      encryption: {
        title: 'Cifrado',
        text: 'Sesiones, códigos y enlaces se guardan solo como resúmenes criptográficos, y los secretos de los correos en espera se sellan con AES-256.',
        transit:
          'A esta instalación se llega por una conexión cifrada (TLS), y se pide a los navegadores que insistan en ella.',
      },
      factors: {
        title: 'Varios factores',
        text: 'Llaves de acceso, una aplicación de códigos como segundo factor y una prueba reciente de identidad antes de lo que no tiene vuelta atrás.',
      },
      privacy: {
        title: 'Control de la privacidad',
        text: 'Cada recuerdo es para la familia, para la familia extensa o solo para ti. El lugar se quita de lo que ven los invitados.',
      },
      infrastructure: {
        title: 'Pocas piezas',
        text: 'Una aplicación, una base de datos, un almacén de archivos. Ninguna página carga programas, tipografías ni rastreadores de terceros.',
      },
      roles: {
        title: 'Acceso según el papel',
        text: 'Propietario, editor, lector: lo decide el servidor en cada petición y, otra vez, la seguridad por filas de la base de datos.',
      },
      record: {
        title: 'Memoria de lo hecho',
        text: 'Accesos, cambios de papel, exportaciones y borrados quedan anotados. Cada versión se prueba con cada operación y cada clase de visitante.',
      },
    },
    detailsTitle: 'Con más detalle',
    details: {
      media:
        'A fotos y vídeos solo se llega por direcciones firmadas que solo funcionan en la sesión para la que se crearon y caducan en una hora.',
      decode: 'Los archivos se reconocen al decodificarlos, en un proceso aparte, con límites de tiempo y memoria.',
      original: 'Los originales nunca se alteran y llevan su SHA-256: un solo byte cambiado se nota.',
      limits:
        'Los intentos de adivinar están limitados en la base de datos, por dirección y por cliente, también tras un reinicio.',
      devices:
        'Ves los dispositivos con sesión abierta y lo que ha pasado con tu cuenta, y puedes cerrar la sesión en cada uno.',
      headers:
        'Una política de contenido estricta, orígenes exactos y ninguna petición entre sitios protegen cada respuesta.',
    },
    claimsTitle: 'Confirmado por el operador',
    contactsTitle: 'Cuéntanos lo que encontraste',
    contactsLead: 'Si algo no está bien, queremos saberlo primero y te lo agradeceremos.',
    contacts: {
      security: 'Preguntas de seguridad',
      vulnerabilities: 'Avisos de vulnerabilidades',
      support: 'Ayuda general',
    },
    write: 'Escríbenos',
  },
} satisfies Translation<typeof en>
