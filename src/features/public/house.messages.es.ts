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
        text: 'Sin contadores, sin rachas, sin extraños. Vienes cuando quieres y encuentras lo que dejaste.',
      },
      care: { title: 'Cuidado', text: 'Lo irreemplazable se trata como irreemplazable.' },
      candour: { title: 'Franqueza', text: 'Decimos lo que el programa hace, y lo que todavía no.' },
    },
    join: 'Empieza el tuyo',
  },
  careers: {
    title: 'Trabaja con nosotros',
    heading: 'Un trabajo que dura más que un trimestre',
    lead: 'Construimos el lugar donde las familias guardan lo irreemplazable. Pide paciencia, precisión y debilidad por las malas fotos de los buenos días.',
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
      time: 'Vacaciones que se toman, todos',
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
      often: 'Han sido demasiados en poco tiempo. Tu texto sigue aquí; inténtalo de nuevo dentro de un rato.',
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
    posts: {
      shoebox: {
        title: 'Cómo vaciar una caja de fotos en seis domingos de lluvia',
        summary: 'Primero ordenar, luego escanear, al final poner nombres: un orden que se acaba.',
        body: {
          one: 'Todos tenemos la caja. Sobrevive a las mudanzas porque nadie se atreve a tirarla, y sigue cerrada porque nadie sabe por dónde empezar. El truco es empezar por el otro extremo: no por la mejor foto, sino por los montones.',
          two: 'El primer domingo, solo ordenar. Tres montones: personas, lugares y «quién es este». No escanees nada. El segundo y el tercer domingo, escanea a las personas, y también el dorso si hay algo escrito. Basta un teléfono junto a una ventana en un día nublado; las copias brillantes piden un poco de inclinación.',
          three:
            'Da a cada foto la fecha en que se hizo, no la del escaneo. Con el año basta; con la estación, mejor. Hearthbook muestra lo que se sabe y deja lo demás como desconocido, sin adivinar.',
          four: 'Guarda los dos últimos domingos para el montón de «quién es este». Invita a la persona de más edad. Pon una foto tras otra sobre la mesa y deja correr la grabadora. Viniste por los nombres; te quedarás con las historias que hay entre ellos.',
        },
      },
      questions: {
        title: 'Qué preguntar a los cinco años, y cómo esperar',
        summary: 'Los niños responden bien cuando la pregunta es pequeña y el silencio, largo.',
        body: {
          one: '«¿Qué tal el día?» solo tiene una respuesta: «bien». Pregunta más pequeño. ¿Qué te hace reír aunque no quieras? ¿Qué cosa tuya prestarías, y cuál nunca? Las preguntas pequeñas tienen puertas.',
          two: 'De una en una, a la altura de los ojos, cuando nadie tenga prisa. Y luego espera. Un adulto llena el silencio a los dos segundos; un niño suele necesitar siete. La segunda frase suele ser la verdadera.',
          three:
            'Grábalo como es. El zumbido de la nevera, la hermana que grita la respuesta, la palabra que está mal y es mejor: eso es lo primero que se borra. No corrijas ni hagas repetir para la cámara.',
          four: 'Y vuelve a preguntar dentro de un año. Las mismas diez preguntas, la misma silla. Día a día no notarás el cambio, pero lo oirás entre dos respuestas.',
        },
      },
      grandparents: {
        title: 'Una ventana para los abuelos, sin cuenta',
        summary: 'Cómo dejar mirar a quien no quiere otra contraseña.',
        body: {
          one: 'Quienes más tiempo miran las fotos de familia suelen ser quienes menos quieren a las pantallas. No buscan una aplicación ni una contraseña. Quieren ver al niño, en grande, y otra vez.',
          two: 'Para ellos, quien encabeza la familia puede crear un enlace. Lleva el nombre de una persona, muestra solo lo compartido con la familia extensa, usa letra grande y puede retirarse o tener fecha de fin. Quien lo abre no necesita cuenta ni deja rastro en otra parte.',
          three:
            'Una costumbre ayuda más que una función. Elige una tarde, quizá el domingo. Escoge cinco fotos de la semana, compártelas con la familia extensa y llama. Ellos miran mientras habláis, y oirás por qué foto van.',
        },
      },
    },
  },
} satisfies Translation<typeof en>
