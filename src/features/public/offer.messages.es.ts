import type { Translation } from '#shared/messages.ts'
import type { publicOffer as en } from './offer.messages.en.ts'

export const publicOffer = {
  features: {
    title: 'Funciones',
    heading: 'Todo lo que necesita un álbum familiar, sin que nadie lo vigile',
    lead: 'Hearthbook hace pocas cosas, pero muy bien. Esto es lo que hace hoy.',
    large: {
      photos: {
        title: 'Fotos y videos, tal como eran',
        text: 'Agrega cientos a la vez desde cualquier teléfono, cámara o escáner. Guardamos cada original byte por byte, con una suma de verificación, y lo descargas idéntico. Si se corta la conexión, la carga continúa donde quedó, y los duplicados nunca cuentan dos veces.',
      },
      photo: {
        title: 'Cada foto con su historia',
        text: 'Mira la fecha y la hora local, el lugar, la cámara, tu descripción y lo que dice tu familia. Tú decides quién ve cada foto: tu familia, tu familia extendida o solo tú.',
      },
      milestones: {
        title: 'Hitos que volverás a ver',
        text: 'El primer diente, el último día de clases, el día en que se quitaron las rueditas. Cada uno tiene su fecha, su niño o niña y sus fotos. También te recordamos los cumpleaños con tiempo.',
      },
      voices: {
        title: 'Diez preguntas, con su propia voz',
        text: 'Cada niño o niña ve una pregunta a la vez y responde a su ritmo, en video, de viva voz o por escrito. Antes da permiso la persona propietaria de la familia, y tú decides quién puede reproducir cada respuesta.',
      },
      book: {
        title: 'Libros que se arman solos',
        text: 'Elige un verano, un niño o un año, y tus fotos, hitos y respuestas encuentran su lugar. Al escanear un código impreso se reproduce la respuesta. Mueve lo que quieras y descarga un PDF listo para imprimir.',
      },
    },
    screens: {
      cover: 'La página de inicio de una familia, con su nombre, sus miembros y sus momentos y fotos más recientes',
      gallery: 'La galería, con fotos de octubre día a día',
      photo: 'Una foto con su descripción, lugar, cámara, reacciones y comentarios',
      milestones: 'Hitos de dos niños, cada uno con su fecha y sus fotos',
      answers: 'Las respuestas de una niña a seis de las diez preguntas',
      book: 'Dos páginas enfrentadas de un libro de recuerdos',
    },
    more: 'Y los detalles',
    small: {
      find: {
        title: 'Encuentra todo rápido',
        text: 'Busca por palabra, fecha, lugar, niño, etiqueta o categoría, incluso entre cientos de miles de fotos.',
      },
      roles: {
        title: 'Roles fáciles de entender',
        text: 'Propietario/a, editor/a, lector/a. Los aplica el servidor y, otra vez, la base de datos.',
      },
      guests: {
        title: 'Un enlace para los abuelos',
        text: 'Letra grande, sin cuenta y sin instalar nada. Muestra lo que compartes con tu familia extendida, y puedes revocarlo en cualquier momento.',
      },
      talk: {
        title: 'Comentarios y reacciones',
        text: 'Quedan junto a la foto de la que hablan, y solo los ve tu familia.',
      },
      digest: {
        title: 'Novedades a tu ritmo',
        text: 'Recibe un aviso de inmediato, un correo al día, a la semana o al mes, o nada. Cada persona elige.',
      },
      restore: {
        title: 'Tiempo para cambiar de idea',
        text: 'La persona propietaria de la familia puede restaurar las fotos eliminadas durante 30 días.',
      },
      languages: {
        title: 'Tres idiomas',
        text: 'Español, inglés y francés. Cada persona elige el suyo.',
      },
      leave: {
        title: 'Vete cuando quieras',
        text: 'Exporta todo como originales y archivos simples en cualquier momento.',
      },
      access: {
        title: 'Para todas las personas',
        text: 'Funciona con teclado o lector de pantalla, en modo claro u oscuro, y en teléfonos de hace años.',
      },
    },
  },
  pricing: {
    title: 'Precios',
    heading: 'Precios simples, y solo paga una persona',
    lead: 'El plan lo elige la persona propietaria de la familia. Las personas que invite se unen gratis.',
    monthly: 'Al mes',
    yearly: 'Al año',
    period: 'Período de facturación',
    saving: 'dos meses gratis',
    perMonth: 'al mes',
    perYear: 'al año',
    forever: 'para siempre',
    popular: 'El más elegido',
    choose: 'Elegir {plan}',
    startFree: 'Empezar gratis',
    trial: 'Prueba todo lo del plan más elegido durante {days, plural, one {# día} other {# días}}. Sin tarjeta.',
    all: 'Comparar todos los planes',
    nothingLimited: {
      heading: 'Aquí no se paga nada',
      lead: 'Quienes usan este Hearthbook también lo administran. No hay planes, ni límites, ni facturas.',
      included: 'Todo incluido, para toda la familia',
    },
    faqTitle: 'Preguntas frecuentes',
    faq: {
      downgrade: {
        question: '¿Qué pasa con nuestras fotos si pasamos a un plan menor?',
        answer:
          'No se elimina nada. Puedes seguir viéndolas y exportándolas. Solo no podrás agregar más mientras superes el límite.',
      },
      cancel: {
        question: '¿Podemos cancelar en cualquier momento?',
        answer:
          'Sí, en la configuración de facturación. Tu plan sigue activo hasta el final del período pagado, y después puedes seguir viendo y exportando todo.',
      },
      members: {
        question: '¿Tiene que pagar todo el mundo?',
        answer: 'No. Solo paga la persona propietaria de la familia. Las personas que invite se unen gratis.',
      },
      recordings: {
        question: '¿Hay un límite para las grabaciones de los niños?',
        answer: 'No. Las respuestas de los niños nunca cuentan para los límites de un plan.',
      },
    },
    faqTrial: {
      question: '¿Hay una prueba gratis?',
      answer:
        'Sí, hay {days, plural, one {# día} other {# días}} de prueba gratis. Cuando termine, o si cancelas, puedes ver y exportar tus datos al menos durante 30 días. Tampoco los eliminaremos después.',
    },
  },
  memoryBooks: {
    title: 'Libros de recuerdos',
    heading: 'Lo mejor de tu álbum, en papel',
    lead: 'Elige un capítulo de la historia de tu familia, mira cómo se arman las páginas y tenlo en tus manos.',
    start: 'Empezar a crear',
    featuresTitle: 'Hecho con lo que ya tienes',
    features: {
      own: {
        title: 'De tu propio álbum',
        text: 'Tus fotos, hitos y descripciones ya están ahí, en orden. Cada libro empieza a medio hacer.',
      },
      quality: {
        title: 'Originales, no miniaturas',
        text: 'Cada página se hace con el archivo original, así que la impresión es tan nítida como la foto que tomaste.',
      },
      layouts: {
        title: 'Diseños simples y elegantes',
        text: 'Mucho espacio para la foto, una línea para la descripción y márgenes que las dejan respirar.',
      },
      together: {
        title: 'Hecho en familia',
        text: 'Alguien empieza, otra persona encuentra la foto que falta y una tercera recuerda cómo se llamaba el perro.',
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
        text: 'El viaje largo, la mejor tarde y arena en todas partes.',
      },
      school_year: {
        name: 'Recuerdos del año escolar',
        category: 'Escuela',
        text: 'De los zapatos nuevos a los dibujos de fin de año, con espacio para los amigos.',
      },
      anniversary: {
        name: 'Aniversario de boda',
        category: 'Aniversario',
        text: 'Dos personas, muchos años, un libro hermoso.',
      },
    },
    stepsTitle: 'Tres pasos para tu libro',
    steps: {
      choose: { title: 'Elige las fotos', text: 'Por niño o niña, por verano, por favoritas o una por una.' },
      design: {
        title: 'Personaliza el diseño',
        text: 'Empieza con una plantilla, mueve lo que quieras y agrega tus propias palabras.',
      },
      print: { title: 'Imprime y comparte', text: 'Descárgalo gratis o pide un ejemplar impreso.' },
    },
    pricesTitle: 'Digital o impreso',
    popularPrice: 'El más elegido',
    order: 'Empezar este libro',
    free: 'Gratis',
    formats: {
      digital: {
        name: 'Libro digital',
        lines: { one: 'Descarga digital', two: 'PDF listo para imprimir', three: 'Todas las plantillas' },
      },
      softcover: {
        name: 'Tapa blanda',
        lines: {
          one: 'Todo lo del libro digital',
          two: 'Cubierta flexible, lomo encolado',
          three: 'Impreso con tus originales',
        },
      },
      hardcover: {
        name: 'Tapa dura',
        lines: {
          one: 'Todo lo del libro digital',
          two: 'Cubierta impresa sobre tapas rígidas',
          three: 'Impreso con tus originales',
        },
      },
    },
  },
  storytelling: {
    title: 'Historias con IA',
    heading: 'Cada historia empieza con sus propias palabras',
    lead: 'Una buena historia necesita una voz, una cara, un lugar y un día. Hearthbook los reúne para que puedas contarla, y quizás algún día con un poco de ayuda.',
    try: 'Probar las historias',
    learn: 'Saber más',
    learnWhat: 'sobre las funciones',
    featuresTitle: 'De qué está hecha una historia',
    features: {
      words: {
        title: 'Sus propias palabras',
        text: 'Respuestas a diez preguntas, en video o por escrito, tal como las dieron.',
      },
      pictures: {
        title: 'Las fotos correctas',
        text: 'Las fotos están vinculadas con el niño, el hito y el día, así que es fácil encontrar la correcta.',
      },
      private: {
        title: 'Privado para tu familia',
        text: 'No entrenamos IA con las caras ni las voces de los niños, y ningún servicio de transcripción las oye si no lo acepta la persona propietaria de la familia.',
      },
      open: {
        title: 'Tuyo para usarlo donde quieras',
        text: 'Exporta las preguntas, respuestas y videos de un niño y cuenta la historia con la herramienta que prefieras.',
      },
    },
    stepsTitle: 'Cómo se arma una historia',
    steps: {
      gather: { title: 'Reunir', text: 'Agrega fotos e hitos a medida que suceden.' },
      ask: { title: 'Preguntar', text: 'Deja que el niño responda, una pregunta a la vez.' },
      choose: { title: 'Elegir', text: 'Elige los momentos que van juntos.' },
      tell: { title: 'Contar', text: 'En tu álbum, en un libro o en voz alta en el sofá.' },
    },
    stateTitle: 'Lo que funciona hoy',
    state:
      'Hoy puedes reunir, preguntar y exportar. Las historias con IA todavía no están disponibles: ningún servicio de IA escribe, dibuja ni narra historias aquí. Si algún día las ofrecemos, tu familia decidirá historia por historia.',
    examplesTitle: 'Tres historias que merecen contarse',
    examples: {
      milestone: {
        title: 'De gatear a correr',
        category: 'Hito',
        text: 'Once meses, nueve videos cortos y el perro que lo vio todo.',
      },
      vacation: {
        title: 'La semana en la isla',
        category: 'Vacaciones',
        text: 'Un ferri, una tormenta y lo que respondió cada quien sobre su mejor día.',
      },
      celebration: {
        title: 'Ochenta velas',
        category: 'Celebración',
        text: 'Una mesa, cuatro generaciones y la canción que el abuelo fingía no conocer.',
      },
    },
    finalTitle: 'Solo sonarán así una vez',
    start: 'Empezar gratis',
    sales: 'Contactar a ventas',
  },
} satisfies Translation<typeof en>
