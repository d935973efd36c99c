import type { Translation } from '#shared/messages.ts'
import type { publicPages as en } from './public.messages.en.ts'

export const publicPages = {
  name: 'Hearthbook',
  skip: 'Ir al contenido',
  nav: {
    label: 'Principal',
    menu: 'Menú',
    features: 'Funciones',
    pricing: 'Precios',
    about: 'Quiénes somos',
    logIn: 'Iniciar sesión',
    getStarted: 'Empezar ahora',
    dashboard: 'Mi álbum',
    user: 'Usuario',
    settings: 'Configuración de la cuenta',
    billing: 'Facturación',
    signOut: 'Cerrar sesión',
    signOutOwed: {
      title: 'Cerraste la sesión en este navegador',
      text: 'No pudimos conectarnos con el servidor. Terminaremos de cerrar tu sesión en cuanto este navegador vuelva a tener conexión.',
    },
  },
  door: {
    name: 'Nuestro álbum familiar',
    lead: 'Nuestras fotos, videos e historias. Solo los ve nuestra familia.',
    signIn: 'Iniciar sesión',
    open: 'Abrir el álbum',
    invited: '¿Tienes una invitación? Abre el enlace que recibiste.',
    by: 'Funciona con {name}',
  },
  landing: {
    title: 'Hearthbook: un hogar privado para los recuerdos de tu familia',
    description:
      'Un lugar cálido y privado para las fotos, los videos, los hitos y las voces de tu familia. Todo lo que guardas es tuyo.',
    eyebrow: 'El álbum familiar que se queda en la familia',
    headlines: [
      'Cada primer paso, guardado.',
      'Cada voz, recordada.',
      'Cada verano, junto al anterior.',
      'Cada historia, a tu alcance.',
    ],
    pause: 'Pausar las frases',
    play: 'Reanudar las frases',
    lead: 'Reúne las fotos, los videos, los hitos y las voces de tu familia en un lugar tranquilo. Instala Hearthbook en casa o en un servidor de confianza y descarga tus originales cuando quieras.',
    start: 'Empieza el álbum de tu familia',
    look: 'Ver cómo funciona',
    reassurance: 'Sin anuncios, sin extraños y sin IA entrenada con tus hijos.',
    features: {
      title: 'Hecho para lo que no se puede reemplazar',
      lead: 'La mayoría de los servicios guardan archivos. Hearthbook cuida los recuerdos de tu familia.',
      items: {
        photos: {
          title: 'Cada foto, intacta',
          text: 'Agrega fotos y videos desde un teléfono, una cámara o un escáner. Los originales no se tocan y se ven perfectos en cada pantalla.',
        },
        private: {
          title: 'Privado desde los cimientos',
          text: 'Solo tu familia y las personas a quienes les das un enlace pueden ver tu álbum. La aplicación y su base de datos impiden el acceso a todos los demás.',
        },
        together: {
          title: 'Un rol para cada persona',
          text: 'Los padres agregan fotos, los abuelos las disfrutan y los roles evitan que alguien elimine algo sin querer.',
        },
        feed: {
          title: 'Novedades solo de tu familia',
          text: 'Mira primero los momentos más recientes. Sin algoritmos, sin extraños y sin nada que comprar.',
        },
        languages: {
          title: 'Español, inglés, francés, alemán',
          text: 'Cada persona usa su idioma y su formato de fecha.',
        },
        yours: {
          title: 'Siempre tuyo',
          text: 'Descarga cada original, exporta todo en formatos abiertos o guarda el álbum en tu propio disco. Puedes llevarte todo cuando quieras.',
        },
      },
    },
    how: {
      title: 'Tres pasos, una tarde',
      steps: {
        one: {
          title: 'Empieza el álbum de tu familia',
          text: 'Solo necesitas tu nombre y tu correo. No hay contraseñas que olvidar.',
        },
        two: {
          title: 'Agrega lo que tienes',
          text: 'Sube cientos de fotos a la vez. Si se corta la conexión, la carga continúa donde quedó.',
        },
        three: {
          title: 'Recuerden en familia',
          text: 'Miren las fotos en el orden en que se tomaron, con el lugar, la historia y las personas que aparecen.',
        },
      },
    },
    tour: {
      title: 'Un vistazo por dentro',
      label: 'Escenas de un álbum',
      pause: 'Pausar las escenas',
      play: 'Reanudar las escenas',
      slides: {
        gallery: {
          title: 'El sábado, tal como fue',
          text: 'Las fotos aparecen en el orden en que se tomaron, día a día, sin importar de qué teléfono vengan.',
        },
        milestone: {
          title: 'La primera vez, con su fecha',
          text: 'Un hito reúne el día, la niña y las fotos. Años después, lo verás de nuevo en la misma fecha.',
        },
        voice: {
          title: 'Lo que quería ser a los cinco',
          text: 'Una pregunta a la vez, en letra grande, respondida con su propia voz. Diez respuestas hacen un retrato.',
        },
      },
    },
    stories: {
      title: 'Cómo lo usan las familias',
      items: {
        baby: {
          title: 'El primer año',
          text: 'Un bebé, un teléfono, las cuatro de la mañana. A la hora del desayuno, las fotos ya están en el álbum y en orden.',
        },
        far: {
          title: 'Abuelos que viven lejos',
          text: 'Abren un correo, presionan un botón y ven las fotos de la semana, bien grandes. No hay nada que aprender.',
        },
        shoebox: {
          title: 'La caja de zapatos',
          text: 'Las fotos se escanean los domingos de lluvia y las describe la tía que todavía se sabe todos los nombres.',
        },
      },
    },
    testimonials: 'Lo que dicen las familias',
    final: {
      title: 'En tu familia, alguien todavía se sabe todos los nombres.',
      text: 'Empieza mientras todavía puedes preguntar. Es gratis probarlo, fácil dejarlo y tuyo desde el primer minuto.',
    },
  },
  footer: {
    tagline: 'Un hogar privado para los recuerdos de tu familia.',
    platform: 'Plataforma',
    company: 'Empresa',
    legal: 'Legal y soporte',
    languages: 'Idioma',
    social: 'Síguenos',
    copyright: '© {year} {holder}',
    names: {
      features: 'Funciones',
      pricing: 'Precios',
      memoryBooks: 'Libros de recuerdos',
      storytelling: 'Historias con IA',
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
    text: '¡Vaya! Parece que la página que buscas se fue de paseo.',
    back: 'Volver',
    home: 'Ir al inicio',
  },
  offline: {
    title: 'No tienes conexión',
    text: 'Tu álbum está a salvo. Podrás abrirlo de nuevo cuando vuelva la conexión.',
    shared: 'Guardamos en este teléfono las fotos que compartiste. Se agregarán cuando vuelva la conexión.',
    again: 'Intentar de nuevo',
    hint: 'Para ver fotos aquí, activa las fotos sin conexión en tu configuración, en «Tus datos».',
    saved: 'Guardadas en este dispositivo',
    all: 'Todas las fotos',
    favorites: 'Favoritas',
    video: 'Video. Se reproduce cuando tengas conexión.',
    close: 'Cerrar',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    updated: 'Última actualización: {date}',
  },
} satisfies Translation<typeof en>
