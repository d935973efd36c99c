import type { Translation } from '#shared/messages.ts'
import type { publicPages as en } from './public.messages.en.ts'

export const publicPages = {
  name: 'Hearthbook',
  skip: 'Ir al contenido',
  nav: {
    label: 'Principal',
    menu: 'Menú',
    features: 'Qué ofrece',
    pricing: 'Precios',
    about: 'Quiénes somos',
    logIn: 'Entrar',
    getStarted: 'Empezar ahora',
    dashboard: 'Panel',
    user: 'Usuario',
    settings: 'Ajustes de la cuenta',
    billing: 'Facturación',
    signOut: 'Cerrar sesión',
    signOutOwed: {
      title: 'Cerraste la sesión en este navegador',
      text: 'No pudimos avisar al servidor. Terminaremos de cerrar tu sesión en cuanto este navegador vuelva a tener conexión.',
    },
  },
  landing: {
    title: 'Hearthbook: donde una familia guarda sus recuerdos',
    description:
      'Fotos, vídeos, momentos y voces de una familia, en un lugar cálido y privado que pertenece a la propia familia.',
    eyebrow: 'El álbum familiar que se queda en la familia',
    headlines: [
      'Cada primer paso, guardado.',
      'Cada voz, recordada.',
      'Cada verano, junto al anterior.',
      'Cada historia, al alcance.',
    ],
    pause: 'Detener el titular',
    play: 'Dejar que cambie el titular',
    lead: 'Hearthbook reúne las fotos, los vídeos, los momentos y las vocecitas de tu familia en un lugar tranquilo. Funciona en un pequeño equipo en casa o en un servidor de confianza, y lo que guardas vuelve a salir byte a byte.',
    start: 'Empieza el libro de tu familia',
    look: 'Mira cómo funciona',
    reassurance: 'Sin publicidad, sin extraños, sin entrenar nada con tus hijos.',
    illustration:
      'Un álbum de fotos abierto sobre una mesa, con imágenes de colinas, un velero y una tarta de cumpleaños',
    features: {
      title: 'Hecho para lo que no se puede reemplazar',
      lead: 'La mayoría de los servicios guarda archivos. Hearthbook cuida la memoria de una familia.',
      items: {
        photos: {
          title: 'Cada foto, entera',
          text: 'Teléfono, cámara o escáner, HEIC o vídeo: el original queda intacto y se ve lo mejor posible en cada pantalla.',
        },
        private: {
          title: 'Privado desde los cimientos',
          text: 'Solo lo ven tu familia y las personas para las que crees un enlace. La propia base de datos rechaza a los demás.',
        },
        together: {
          title: 'Juntos, cada cual en su lugar',
          text: 'Los padres añaden, los abuelos miran y nadie borra sin querer: cada papel sabe lo que puede hacer.',
        },
        feed: {
          title: 'Novedades solo de la familia',
          text: 'Lo más reciente primero, sin algoritmos, sin extraños y sin nada que comprar entre medias.',
        },
        languages: {
          title: 'Inglés, español, francés',
          text: 'Cada persona lee en su idioma y con sus fechas. Los recuerdos son los mismos.',
        },
        yours: {
          title: 'Tuyo, para siempre',
          text: 'Formatos abiertos, tu propio disco si quieres y la descarga de cada original. Siempre puedes irte con todo.',
        },
      },
    },
    how: {
      title: 'Tres pasos, una tarde',
      steps: {
        one: {
          title: 'Abre el libro de tu familia',
          text: 'Bastan tu nombre y un correo electrónico; no hay contraseña que olvidar.',
        },
        two: {
          title: 'Suelta lo que tienes',
          text: 'Quinientas fotos a la vez, desde cualquier teléfono. Si se corta la conexión, solo se detienen un momento.',
        },
        three: {
          title: 'Recordad juntos',
          text: 'Ordenadas por el día en que se tomaron, con el lugar, el momento y las personas a las que les importa.',
        },
      },
    },
    tour: {
      title: 'Un vistazo por dentro',
      label: 'Escenas de un álbum',
      pause: 'Detener esta escena',
      play: 'Dejar que cambien las escenas',
      slides: {
        gallery: {
          title: 'El sábado, tal como fue',
          text: 'Las fotos siguen el orden en que se hicieron, día a día, vengan del teléfono que vengan.',
          caption: 'Las colinas, después de la lluvia',
        },
        milestone: {
          title: 'La primera vez, con su fecha',
          text: 'Un momento especial reúne el día, la niña y las imágenes. Años después, el propio día lo trae de vuelta.',
          caption: 'Tres velas, un soplo',
        },
        voice: {
          title: 'Lo que quería ser a los cinco',
          text: 'Una pregunta por página, en letra grande, respondida con su propia voz. Diez respuestas hacen un retrato.',
          caption: '«Capitana. O panadera.»',
        },
      },
    },
    stories: {
      title: 'Lo que las familias hacen con él',
      items: {
        baby: {
          title: 'El primer año',
          text: 'Dos padres y un teléfono en la mano a las cuatro de la mañana. En el álbum antes del desayuno, y ya en orden.',
        },
        far: {
          title: 'Abuelos que viven lejos',
          text: 'Abren un correo, pulsan un botón y ven lo que pasó esta semana. Imágenes grandes, nada que aprender.',
        },
        shoebox: {
          title: 'La caja de zapatos',
          text: 'Escaneada en domingos de lluvia y descrita por la tía que aún sabe todos los nombres.',
        },
      },
    },
    testimonials: 'Lo que dicen las familias',
    final: {
      title: 'En tu familia aún hay quien sabe todos los nombres.',
      text: 'Empieza mientras puedas preguntar. Gratis para probar, fácil de dejar y tuyo desde el primer minuto.',
    },
  },
  footer: {
    tagline: 'Donde una familia guarda sus recuerdos.',
    platform: 'Plataforma',
    company: 'La casa',
    legal: 'Legal y ayuda',
    languages: 'Idioma',
    social: 'En otros lugares',
    copyright: '© {year} {holder}',
    names: {
      features: 'Qué ofrece',
      pricing: 'Precios',
      memoryBooks: 'Libros de recuerdos',
      storytelling: 'Relatos con IA',
      about: 'Nuestra historia',
      blog: 'Blog',
      careers: 'Trabaja con nosotros',
      contact: 'Contacto',
      privacy: 'Privacidad',
      terms: 'Condiciones',
      cookies: 'Cookies',
      security: 'Seguridad',
    },
  },
  notFound: {
    title: 'Página no encontrada',
    text: '¡Vaya! La página que buscas parece haberse perdido por el camino.',
    back: 'Volver',
    home: 'Ir al inicio',
  },
  offline: {
    title: 'Sin conexión',
    text: 'El álbum sigue donde estaba. En cuanto haya conexión, vuelve a abrirse.',
    again: 'Volver a intentar',
  },
} satisfies Translation<typeof en>
