import type { Translation } from '#shared/messages.ts'
import type { publicHouse as en } from './house.messages.en.ts'

export const publicHouse = {
  about: {
    title: 'Nuestra historia',
    heading: 'Nuestra historia',
    lead: 'En casi todas las familias empieza con una caja de zapatos, un teléfono muerto y una pregunta que nadie sabe responder.',
    story: {
      one: 'En la caja hay cientos de fotos y ningún nombre. En el teléfono, dos años de una infancia, y ya no enciende. Y la pregunta es de una niña: «¿Cómo sonaba yo de pequeña?».',
      two: 'Todo eso pide un lugar. Hay lugares que guardan archivos, lugares que venden atención y lugares que cierran a los pocos años. Ninguno se parece al álbum de lino sobre la mesa de la cocina que todos hojean.',
      three:
        'Así que hicimos ese álbum. Guarda cada imagen tal como llegó. Sabe quién es de la familia y no se muestra a nadie más. Hace a los niños las preguntas que nos habría gustado que nos hicieran, y conserva las respuestas con su voz.',
      four: 'También deja la puerta abierta. Hearthbook puede vivir en un pequeño equipo en casa, todo lo que contiene se puede sacar y no tiene publicidad que alimentar. La memoria de una familia no debería depender del negocio de nadie, tampoco del nuestro.',
    },
    valuesTitle: 'A lo que no renunciamos',
    values: {
      calm: {
        title: 'Calma',
        text: 'Sin clasificaciones, sin rachas, sin extraños. Vienes cuando quieres y encuentras lo que dejaste.',
      },
      care: { title: 'Cuidado', text: 'Lo irreemplazable se trata como irreemplazable.' },
      candour: { title: 'Franqueza', text: 'Decimos lo que el programa hace, y lo que todavía no.' },
    },
    join: 'Empieza el tuyo',
  },
  careers: {
    title: 'Trabaja con nosotros',
    heading: 'Un trabajo que dura más que un trimestre',
    lead: 'Construimos el lugar donde las familias guardan lo irreemplazable. Pide paciencia, precisión y debilidad por las fotos malas de días felices.',
    valuesTitle: 'Cómo trabajamos',
    values: {
      family: {
        title: 'La familia primero',
        text: 'Las funciones del colegio y los niños enfermos no son excepciones al plan. Son el plan.',
      },
      collaboration: {
        title: 'Colaboración',
        text: 'Escribimos las cosas, leemos con cuidado el trabajo ajeno y preferimos preguntar dos veces.',
      },
      balance: {
        title: 'Trabajo y vida',
        text: 'Los días terminan. Un programa que guarda recuerdos debe dejar tiempo para vivirlos.',
      },
    },
    positionsTitle: 'Puestos abiertos',
    none: 'Ahora mismo no hay ningún puesto abierto. Si crees que este es tu sitio, escríbenos igualmente.',
    apply: 'Presentarme',
    applyFor: 'Candidatura: {title}',
    resumeSubject: 'Mi currículum',
    benefitsTitle: 'Con lo que puedes contar',
    benefits: {
      remote: 'Trabajar desde donde está tu vida',
      time: 'Vacaciones que todo el mundo se toma',
      leave: 'El mismo permiso para cada madre y cada padre',
      learn: 'Libros, cursos y las horas para usarlos',
    },
    resume: 'Envíanos tu currículum',
    culture: 'Conoce nuestra forma de ser',
  },
  contact: {
    title: 'Contacto',
    heading: 'Escríbenos',
    lead: 'Una pregunta, un fallo, una palabra amable: lo lee una persona. Te llega un breve acuse de recibo, y después la respuesta.',
    name: 'Tu nombre',
    email: 'Tu correo electrónico',
    subject: 'Asunto',
    message: 'Tu mensaje',
    website: 'Deja esto vacío',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    direct: 'O escribe directamente a',
    errors: {
      name: 'Dinos tu nombre, en 100 caracteres como máximo.',
      email: 'Escribe una dirección de correo como ana@example.org.',
      subject: 'Ponle un asunto, de 150 caracteres como máximo.',
      message: 'Escribe un mensaje, de 5000 caracteres como máximo.',
      often: 'Han sido demasiados mensajes en poco tiempo. Tu texto sigue aquí; inténtalo de nuevo dentro de un rato.',
      failed: 'Ahora mismo no se ha podido enviar. Tu texto sigue aquí; inténtalo de nuevo.',
    },
    sentTitle: 'Gracias, ya está en camino',
    sent: 'Tu mensaje ha llegado. Te enviamos una breve confirmación, y la respuesta vendrá de una persona.',
    back: 'Volver a la portada',
  },
  blog: {
    title: 'Blog',
    heading: 'Notas desde la mesa de la cocina',
    lead: 'Sobre guardar, encontrar y contar lo que vive una familia.',
    read: 'Seguir leyendo',
    all: 'Todas las notas',
    minutes: '{count, plural, one {# minuto} other {# minutos}}',
    feed: 'Seguir por RSS',
  },
} satisfies Translation<typeof en>
