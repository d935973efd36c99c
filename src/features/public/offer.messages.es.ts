import type { Translation } from '#shared/messages.ts'
import type { publicOffer as en } from './offer.messages.en.ts'

export const publicOffer = {
  features: {
    title: 'Qué ofrece',
    heading: 'Todo lo que necesita un álbum familiar, y nada que lo vigile',
    lead: 'Hearthbook hace pocas cosas y las hace a fondo. Son estas, tal como están hoy.',
    large: {
      photos: {
        title: 'Fotos y vídeos, enteros',
        text: 'Suelta quinientos a la vez, desde cualquier teléfono, cámara o escáner. Cada original se guarda byte a byte con su suma de control, y vuelve byte a byte. Si se corta la conexión, la subida solo espera; un duplicado se reconoce y nunca cuenta dos veces.',
      },
      photo: {
        title: 'Cada foto con su historia',
        text: 'El día, y la hora que marcaba allí el reloj; el lugar, la cámara, las palabras que le diste y lo que dice de ella la familia. Si la ve la familia, la familia extensa o solo tú, lo decides con cada una.',
      },
      milestones: {
        title: 'Momentos que saben volver',
        text: 'El primer diente, el último día de colegio, el día en que se quitaron las ruedecitas. Cada uno tiene su fecha, su niño y sus imágenes, y los cumpleaños se anuncian a tiempo.',
      },
      voices: {
        title: 'Diez preguntas, una vocecita',
        text: 'El niño ve una pregunta cada vez y responde en vídeo, de viva voz o por escrito, a su ritmo. Antes lo aprueba quien encabeza la familia, y cada grabación se queda dentro de ella.',
      },
      book: {
        title: 'Libros que se componen solos',
        text: 'Elige un verano, un niño o un año, y las páginas caen en su sitio: fotos en su orden, momentos con sus palabras, respuestas con un código que las hace sonar. Mueve lo que quieras y descarga un PDF listo para imprenta.',
      },
    },
    screens: {
      cover: 'La portada de una familia: su nombre, su gente, sus últimos momentos y fotos',
      gallery: 'La galería: un octubre en fotos, día a día',
      photo: 'Una foto con su pie, lugar, cámara, reacciones y comentarios',
      milestones: 'Momentos de dos niños, cada uno con su fecha y sus fotos',
      answers: 'Seis respuestas de una niña a diez preguntas',
      book: 'Una doble página de un libro de recuerdos',
    },
    more: 'Y lo que no hace ruido',
    small: {
      find: {
        title: 'Encontrar en un momento',
        text: 'Por palabra, día, lugar, niño, etiqueta o categoría, entre cientos de miles de fotos.',
      },
      roles: {
        title: 'Papeles que se entienden',
        text: 'Propietario, editor, lector. Los hace cumplir el servidor, y otra vez la propia base de datos.',
      },
      guests: {
        title: 'Un enlace para los abuelos',
        text: 'Letra grande, sin cuenta y sin instalar nada. Muestra lo que compartes con la familia extensa y se puede retirar.',
      },
      talk: {
        title: 'Hablar junto a la foto',
        text: 'Comentarios y reacciones están con la foto de la que hablan, solo para la familia.',
      },
      digest: {
        title: 'Noticias cuando quieras',
        text: 'Un aviso al momento, un correo al día, a la semana o al mes, o nada: lo decide cada persona.',
      },
      restore: {
        title: 'Pensarlo mejor',
        text: 'Una foto borrada descansa treinta días, y quien encabeza la familia puede recuperarla.',
      },
      languages: {
        title: 'Tres idiomas',
        text: 'Español, inglés y francés, cada uno con sus fechas y plurales, a elección de cada persona.',
      },
      leave: {
        title: 'La puerta queda abierta',
        text: 'Exporta todo como originales y archivos sencillos, cuando quieras.',
      },
      access: {
        title: 'Para todas las manos',
        text: 'Con teclado, con lector de pantalla, en claro u oscuro, en un teléfono de hace años.',
      },
    },
  },
  pricing: {
    title: 'Precios',
    heading: 'Precios claros, y solo paga una persona',
    lead: 'El plan de una familia es el de quien la encabeza. Quienes vienen invitados se suman gratis.',
    monthly: 'Al mes',
    yearly: 'Al año',
    period: 'Cada cuánto pagar',
    saving: 'dos meses gratis',
    perMonth: 'al mes',
    perYear: 'al año',
    forever: 'para siempre',
    popular: 'El más elegido',
    choose: 'Elegir {plan}',
    startFree: 'Empezar gratis',
    trial: 'Prueba todo lo del plan más elegido durante {days, plural, one {# día} other {# días}}, sin tarjeta.',
    all: 'Comparar todos los planes',
    nothingLimited: {
      heading: 'Aquí no se paga nada',
      lead: 'Este Hearthbook lo llevan quienes lo usan. No hay planes, ni límites, ni facturas.',
      included: 'Todo, para toda la casa',
    },
    faqTitle: 'Lo que se pregunta primero',
    faq: {
      downgrade: {
        question: '¿Qué pasa con nuestras fotos si pasamos a un plan menor?',
        answer:
          'Nada. Lo que está sigue ahí para verlo y exportarlo; solo se deja de poder añadir mientras se supere el límite.',
      },
      cancel: {
        question: '¿Podemos cancelar en cualquier momento?',
        answer:
          'Sí, en un solo lugar y sin conversación. El plan dura hasta el final de lo pagado, y tus datos siguen siendo tuyos para ver y exportar.',
      },
      members: {
        question: '¿Tiene que pagar todo el mundo?',
        answer: 'No. Una persona encabeza la familia y su plan; los demás vienen invitados y no pagan nada.',
      },
      recordings: {
        question: '¿Hay límite para las grabaciones de los niños?',
        answer: 'No. Las respuestas con la voz de un niño nunca cuentan para un plan.',
      },
    },
    faqTrial: {
      question: '¿Hay prueba gratuita?',
      answer:
        'Hay {days, plural, one {# día} other {# días}} de prueba gratuita. Después, o tras una cancelación, tus datos se pueden ver y exportar al menos 30 días, y tampoco más tarde los borramos a tus espaldas.',
    },
  },
  memoryBooks: {
    title: 'Libros de recuerdos',
    heading: 'La parte del álbum que huele a papel',
    lead: 'Elige un capítulo de tu familia, deja que las páginas encuentren su sitio y tenlo entre las manos.',
    start: 'Empezar a crear',
    featuresTitle: 'Hecho de lo que ya guardas',
    features: {
      own: {
        title: 'De tu propio álbum',
        text: 'Fotos, momentos y palabras ya están ahí, en orden. Un libro empieza a medio hacer.',
      },
      quality: {
        title: 'Originales, no miniaturas',
        text: 'Cada página sale del original intacto: la impresión es tan nítida como lo fue la cámara.',
      },
      layouts: {
        title: 'Diseños sobrios',
        text: 'Sitio para la imagen, una línea para las palabras y márgenes que dejan respirar.',
      },
      together: {
        title: 'Hecho entre todos',
        text: 'Una empieza, otro encuentra la foto que falta y una tercera sabe cómo se llamaba el perro.',
      },
    },
    templatesTitle: 'Cuatro maneras de empezar',
    pages: '{count, plural, one {# página} other {# páginas}}',
    popular: 'Popular',
    use: 'Usar plantilla',
    templates: {
      first_year: {
        name: 'El primer año del bebé',
        category: 'Bebé',
        text: 'Mes a mes, de la primera noche a la primera vela.',
      },
      vacation: {
        name: 'Álbum de vacaciones en familia',
        category: 'Viajes',
        text: 'El largo camino, la mejor tarde, la arena en todas partes.',
      },
      school_year: {
        name: 'Recuerdos del curso',
        category: 'Colegio',
        text: 'De los zapatos de septiembre a los dibujos de junio, con sitio para los amigos.',
      },
      anniversary: {
        name: 'Aniversario de boda',
        category: 'Aniversario',
        text: 'Dos personas, muchos años, un libro sereno.',
      },
    },
    stepsTitle: 'Tres pasos hasta el libro',
    steps: {
      choose: { title: 'Elige las fotos', text: 'Por niño, por verano, por favoritas o de una en una.' },
      design: {
        title: 'Ajusta el diseño',
        text: 'Toma una plantilla, mueve lo que quieras y escribe una línea al lado.',
      },
      print: { title: 'Imprime y comparte', text: 'Descárgalo gratis o haz que lo encuadernen.' },
    },
    pricesTitle: 'Digital o encuadernado',
    popularPrice: 'El más elegido',
    order: 'Empezar este libro',
    free: 'Gratis',
    formats: {
      digital: {
        name: 'Libro digital',
        lines: { one: 'Descarga digital', two: 'Para compartir en línea', three: 'Todas las plantillas' },
      },
      softcover: {
        name: 'Tapa blanda',
        lines: {
          one: 'Todo lo del libro digital',
          two: 'Cubierta mate, hecha para hojearse',
          three: 'Impreso a partir de los originales',
        },
      },
      hardcover: {
        name: 'Tapa dura',
        lines: { one: 'Encuadernación que abre plana', two: 'Sobrecubierta', three: 'Caja de regalo' },
      },
    },
  },
  storytelling: {
    title: 'Relatos con IA',
    heading: 'Un relato empieza por lo que se dijo de verdad',
    lead: 'Un buen relato pide una voz, una cara, un lugar y un día. Hearthbook los guarda juntos para que puedan contarse: por ti, y algún día con un poco de ayuda.',
    try: 'Probar los relatos',
    learn: 'Saber más',
    learnWhat: 'sobre lo que ofrece',
    featuresTitle: 'De qué está hecho un relato',
    features: {
      words: {
        title: 'Sus propias palabras',
        text: 'Diez preguntas, respondidas en vídeo o por escrito, en el orden en que el niño las dio.',
      },
      pictures: {
        title: 'Imágenes que encajan',
        text: 'Las fotos están junto al niño, al momento y al día: nadie busca la buena.',
      },
      private: {
        title: 'Dentro de la familia',
        text: 'Con las caras y voces de los niños no se entrena nada, y ninguna sale de aquí sin el sí de quien encabeza la familia.',
      },
      open: {
        title: 'Material abierto',
        text: 'Exporta las respuestas de un niño con preguntas, textos y vídeos, y cuenta la historia con la herramienta que prefieras.',
      },
    },
    stepsTitle: 'Cómo se arma un relato',
    steps: {
      gather: { title: 'Reunir', text: 'Añade fotos y momentos según pasa la vida.' },
      ask: { title: 'Preguntar', text: 'Deja que el niño responda, una pregunta cada vez.' },
      choose: { title: 'Elegir', text: 'Escoge los instantes que van juntos.' },
      tell: { title: 'Contar', text: 'En el álbum, en un libro o en voz alta en el sofá.' },
    },
    stateTitle: 'En qué punto está',
    state:
      'Reunir, preguntar y exportar funciona hoy. Contar con una máquina no está activado: ningún servicio de IA escribe, dibuja ni lee relatos aquí. Si algún día se ofrece, la familia tendrá que elegirlo, relato a relato.',
    examplesTitle: 'Tres historias que merecen contarse',
    examples: {
      milestone: {
        title: 'De gatear a correr',
        category: 'Momento',
        text: 'Once meses, nueve vídeos cortos y el perro que lo vio todo.',
      },
      vacation: {
        title: 'La semana en la isla',
        category: 'Vacaciones',
        text: 'Un ferri, una tormenta y lo que contestó cada uno sobre el mejor día.',
      },
      celebration: {
        title: 'Ochenta velas',
        category: 'Celebración',
        text: 'Una mesa, cuatro generaciones y la canción que el abuelo fingía no saber.',
      },
    },
    finalTitle: 'Las voces de este año solo están este año',
    start: 'Empezar gratis',
    sales: 'Hablar con nosotros',
  },
} satisfies Translation<typeof en>
