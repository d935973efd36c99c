import type { Translation } from '#shared/messages.ts'
import type { publicOffer as en } from './offer.messages.en.ts'

export const publicOffer = {
  features: {
    title: 'Funciones',
    heading: 'Todo lo que necesita un álbum familiar, sin anuncios ni rastreadores',
    lead: 'Fotos, voces, hitos y libros, en un lugar que solo ve tu familia.',
    large: {
      photos: {
        title: 'Fotos y videos, tal como los tomaste',
        text: 'Agrega cientos a la vez desde cualquier teléfono, cámara o escáner. Nunca cambiamos tus originales y puedes descargarlos cuando quieras. Si se corta la conexión, la carga continúa donde quedó, y los duplicados nunca cuentan dos veces.',
      },
      photo: {
        title: 'Cada foto con su historia',
        text: 'Mira la fecha y la hora local, el lugar, la cámara, tu descripción y lo que dice tu familia. Tú decides quién ve cada foto: tu familia, tu familia extendida o solo tú.',
      },
      milestones: {
        title: 'Hitos que volverás a ver',
        text: 'El primer diente, el último día de clases, el día en que la bici se quedó sin rueditas. Cada hito tiene su fecha, su protagonista y sus fotos. También te recordamos los cumpleaños con anticipación.',
      },
      voices: {
        title: 'Diez preguntas, con su propia voz',
        text: 'Los niños ven una pregunta a la vez y responden a su ritmo, en video, de viva voz o por escrito. Quien administra la familia da permiso primero, y tú decides quién puede reproducir cada respuesta.',
      },
      years: {
        title: 'Antes y ahora, lado a lado',
        text: 'La misma niña, la misma playa, con años de por medio: Hearthbook encuentra las fotos que van juntas y te deja deslizar de una a otra. Mira a tu hija o a tu hijo junto a ti a la misma edad, y obtén un póster o una película con una foto de cada año.',
      },
      sounds: {
        title: 'Fotos que cuentan su historia',
        text: 'La abuela sabe quién es, y mamá, de quién era la sombrilla. Graba lo que cada una cuenta de una foto y marca el punto del que habla. Más adelante, quien vea la foto podrá oírlas, una tras otra.',
      },
      films: {
        title: 'Una película de tu verano',
        text: 'Elige un álbum, un viaje o el año de una persona, y tu propio servidor hace una película de hasta tres minutos: fotos que se acercan despacio a las caras, videos, textos, voces grabadas y música suave. No se envía nada a nadie.',
      },
      letters: {
        title: 'Cartas que esperan',
        text: 'Escríbele a tu hija para sus dieciocho años y agrega fotos o tu voz. Todo queda cifrado hasta ese día: nadie en la familia puede leerlo, verlo ni escucharlo antes, ni siquiera tú. Después se abre automáticamente, aunque ya no estés.',
      },
      growing: {
        title: 'Niños que crecen',
        text: 'Desde los 7, señalan las fotos que preferirían que no estuvieran. Desde los 13, ocultan sus fotos y respuestas, y tú ves cuántas, no cuáles. A los 18, su perfil es suyo, con una copia para llevarse. Tú eliges las edades.',
      },
      gazette: {
        title: 'Una gaceta para quienes no tienen pantalla',
        text: 'Cada mes se convierte en ocho páginas para imprimir o recibir por correo, con letra grande si quieres. Los abuelos no necesitan una cuenta, y los códigos junto a las fotos reproducen las voces.',
      },
      book: {
        title: 'Libros que se arman solos',
        text: 'Elige un verano, un año o a uno de tus hijos, y las fotos, los hitos y las respuestas encuentran su lugar. Escanea un código impreso para reproducir una respuesta. Mueve lo que quieras y descarga un PDF listo para imprimir.',
      },
    },
    screens: {
      cover: 'La página de inicio de una familia, con su nombre, sus miembros y sus fotos y momentos más recientes',
      gallery: 'La galería, con fotos de octubre día a día',
      photo: 'Una foto con su descripción, lugar, cámara, reacciones y comentarios',
      milestones: 'Hitos de dos niños, cada uno con su fecha y sus fotos',
      answers: 'Las respuestas de una niña a seis de las diez preguntas',
      years: 'La misma playa en 1996 y en 2023, con un control para pasar de una foto a la otra',
      sounds: 'Una foto antigua, con dos grabaciones sobre aquello de lo que hablan',
      letter: 'Una carta de una abuela que se abrió cuando Alma cumplió ocho años',
      gazette: 'Dos páginas de la gaceta de una familia: la portada y las fotos de un mes',
      book: 'Dos páginas abiertas de un libro de recuerdos',
      film: 'La película de un álbum, entre las películas de la familia',
      growing: 'Lo que decide Alma a los ocho años, y una foto que preferiría no tener',
    },
    more: 'Y los detalles',
    small: {
      safeToDelete: {
        title: 'Libera espacio sin miedo',
        text: 'Elige fotos de tu dispositivo y mira cuáles están guardadas aquí, intactas y en una copia de seguridad. Todo se verifica en tu navegador y no se sube nada.',
      },
      trusted: {
        title: 'Si te pasa algo',
        text: 'Elige quién puede hacerse cargo del álbum de tu familia cuando tú ya no puedas. Imprime una hoja que diga qué hay aquí y cómo obtenerlo, y guárdala con tus papeles importantes.',
      },
      find: {
        title: 'Encuentra todo rápido',
        text: 'Busca por palabra, fecha, lugar, nombre de tus hijos, etiqueta o categoría, incluso entre cientos de miles de fotos.',
      },
      roles: {
        title: 'Roles fáciles de entender',
        text: 'Propietario/a, editor/a, colaborador/a, lector/a. El servidor y la base de datos verifican cada acción.',
      },
      guests: {
        title: 'Un enlace para los abuelos',
        text: 'El enlace muestra lo que compartes con tu familia extendida, en letra grande. No hace falta una cuenta ni instalar nada, y puedes revocarlo en cualquier momento.',
      },
      digest: {
        title: 'Novedades a tu ritmo',
        text: 'Recibe notificaciones al momento, un correo diario, semanal o mensual, o nada. Cada persona elige.',
      },
      restore: {
        title: 'Tiempo para cambiar de idea',
        text: 'Quien administra la familia puede restaurar las fotos eliminadas durante 30 días.',
      },
      leave: {
        title: 'Vete cuando quieras',
        text: 'Exporta tus originales y todos tus demás datos en formatos abiertos cuando quieras.',
      },
      access: {
        title: 'Para todas las personas',
        text: 'Funciona con teclado o lector de pantalla, en modo claro u oscuro, y en teléfonos de hace años.',
      },
    },
  },
  pricing: {
    title: 'Precios',
    heading: 'Precios simples y solo paga una persona',
    lead: 'Quien administra la familia elige el plan. Las personas que invite se unen gratis.',
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
      lead: 'Este servidor es de las familias que lo usan. No hay planes, límites ni facturas.',
      included: 'Todo incluido para toda la familia',
      books: 'Libros de recuerdos en PDF, listos para imprimir',
    },
    faqTitle: 'Preguntas frecuentes',
    faq: {
      downgrade: {
        question: '¿Qué pasa con nuestras fotos si pasamos a un plan más pequeño?',
        answer:
          'No se elimina nada. Pueden seguir viéndolas y exportándolas todas. Lo único que no podrán hacer es agregar más mientras superen el límite.',
      },
      cancel: {
        question: '¿Podemos cancelar en cualquier momento?',
        answer:
          'Sí, en la configuración de facturación. El plan seguirá activo hasta el final del período que pagaste, y después podrás seguir viendo y exportando todo.',
      },
      members: {
        question: '¿Tiene que pagar todo el mundo?',
        answer: 'No. Solo paga quien administra la familia. Las personas que invite se unen gratis.',
      },
      recordings: {
        question: '¿Hay un límite para las grabaciones de los niños?',
        answer: 'No. Las respuestas de los niños nunca cuentan para los límites de un plan.',
      },
    },
    faqTrial: {
      question: '¿Hay una prueba gratis?',
      answer:
        'Sí, hay {days, plural, one {# día} other {# días}} de prueba gratis. Cuando termine, o si cancelas, podrás ver y exportar tus datos durante al menos 30 días. Después de ese plazo tampoco los eliminaremos.',
    },
  },
  memoryBooks: {
    title: 'Libros de recuerdos',
    heading: 'Lo mejor de tu álbum, en papel',
    lead: 'Elige un capítulo de la historia de tu familia, mira cómo se arman las páginas y disfruta el libro en tus manos.',
    start: 'Empezar a crear',
    featuresTitle: 'Hecho con lo que ya tienes',
    features: {
      own: {
        title: 'De tu propio álbum',
        text: 'Tus fotos, hitos y descripciones ya están ahí, en orden. Ningún libro empieza de cero.',
      },
      quality: {
        title: 'Originales, no miniaturas',
        text: 'Cada página se hace con el archivo original, así que la impresión es tan nítida como la foto que tomaste.',
      },
      layouts: {
        title: 'Diseños simples y elegantes',
        text: 'Fotos grandes, descripciones cortas y márgenes generosos.',
      },
      together: {
        title: 'Hecho en familia',
        text: 'Alguien empieza, otra persona encuentra la foto que falta y una tercera recuerda cómo se llamaba el perro.',
      },
    },
    insideTitle: 'Mira por dentro',
    insideLead: 'Páginas del libro de nuestra familia de ejemplo, maquetadas por Hearthbook.',
    spreads: {
      trip: {
        title: 'Cada viaje abre con su propia página',
        text: 'El lugar y las fechas salen de las fotos.',
        alt: 'Libro abierto: un faro al atardecer junto al título «Smögen», y fotos de un castillo de arena, veleros y una playa',
      },
      map: {
        title: 'Un mapa de dónde estuvieron',
        text: 'Dibujado en este servidor: ningún servicio de mapas sabe dónde estuvieron.',
        alt: 'Libro abierto: un mapa de Europa con cuatro lugares, y una foto de playa sobre el título «2024»',
      },
      voice: {
        title: 'Las voces también están',
        text: 'Escanea el código y escucha lo que alguien contó sobre la foto.',
        alt: 'Libro abierto: una familia en un banco mirando el atardecer, y la respuesta de una niña bajo la foto de una cometa, cada una con un código QR',
      },
      shapes: {
        title: 'Cada página tiene su forma',
        text: 'El diseño se adapta a tus fotos: ni las cabezas ni las torres quedan cortadas.',
        alt: 'Libro abierto: cuatro fotos de formas distintas, y dos personas en un bote de remos sobre el título «Noé rows a whole lake»',
      },
      panorama: {
        title: 'Las fotos anchas ocupan las dos páginas',
        text: 'Y nada se pierde en el pliegue.',
        alt: 'Libro abierto: una sola foto de colinas al atardecer en las dos páginas',
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
      choose: {
        title: 'Elige las fotos',
        text: 'Las de tu hijo o hija, las de un verano, tus favoritas o una por una.',
      },
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
    lead: 'Una buena historia necesita una voz, una cara, un lugar y un día. Hearthbook los reúne.',
    learn: 'Saber más',
    learnWhat: 'sobre las funciones',
    featuresTitle: 'De qué está hecha una historia',
    features: {
      words: {
        title: 'Sus propias palabras',
        text: 'Respuestas a diez preguntas, en video o por escrito, tal como las dijeron tus hijos.',
      },
      pictures: {
        title: 'Las fotos correctas',
        text: 'Cada foto está vinculada con tu hijo o hija, el hito y el día, así que la encuentras fácilmente.',
      },
      private: {
        title: 'Privado para tu familia',
        text: 'No entrenamos IA con las caras ni las voces de los niños, y ningún servicio de transcripción las escucha sin el permiso de quien administra la familia.',
      },
      open: {
        title: 'Tuyo para usarlo donde quieras',
        text: 'Exporta las preguntas, las respuestas y los videos de tu hijo o hija y cuenta la historia con la herramienta que prefieras.',
      },
    },
    stepsTitle: 'Cómo se arma una historia',
    steps: {
      gather: { title: 'Reúne', text: 'Agrega fotos e hitos a medida que suceden.' },
      ask: { title: 'Pregunta', text: 'Deja que tu hijo o hija responda, una pregunta a la vez.' },
      choose: { title: 'Elige', text: 'Elige los momentos que van juntos.' },
      tell: { title: 'Cuéntala', text: 'En tu álbum, en un libro, en una película o en voz alta en el sofá.' },
    },
    stateTitle: 'Lo que funciona hoy',
    state:
      'Hoy puedes reunir recuerdos, preguntar, exportar y pedirle a tu servidor una película de un álbum, un viaje o el año de una persona. Elige según favoritos, textos, voces y caras, con reglas fijas. Las historias con IA todavía no están disponibles: ningún servicio de IA escribe, dibuja ni narra historias aquí. Si algún día las ofrecemos, tu familia decidirá historia por historia.',
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
    finalTitle: 'Solo tendrán esa voz una vez',
    start: 'Empezar gratis',
    sales: 'Contactar a ventas',
  },
} satisfies Translation<typeof en>
