import type { Translation } from '#shared/messages.ts'
import type { publicHouse as en } from './house.messages.en.ts'

export const publicHouse = {
  about: {
    title: 'Nuestra historia',
    heading: 'Nuestra historia',
    lead: 'En casi todas las familias empieza con una caja de zapatos, un teléfono que no enciende y una pregunta que nadie puede responder.',
    story: {
      one: 'En la caja hay cientos de fotos y ningún nombre. En el teléfono hay dos años de una infancia, y ya no enciende. Y la pregunta es de una niña: «¿Cómo sonaba mi voz cuando era chiquita?».',
      two: 'Todo eso necesita un hogar. Hay lugares que guardan archivos, otros que venden tu atención y otros que cierran a los pocos años. Ninguno se parece a ese álbum de la mesa de la cocina que hojea toda la familia.',
      three:
        'Así que hicimos ese álbum. Guarda cada foto tal como llegó. Sabe quién es de la familia y se mantiene cerrado para los demás. Les hace a los niños las preguntas que nos habría gustado que nos hicieran y guarda las respuestas con su propia voz.',
      four: 'También puedes irte cuando quieras. Hearthbook puede funcionar en una computadora pequeña en tu casa, puedes llevarte todo y no hay anuncios. Los recuerdos de tu familia no deberían depender del negocio de nadie, ni siquiera del nuestro.',
    },
    valuesTitle: 'En qué creemos',
    values: {
      calm: {
        title: 'Calma',
        text: 'Sin rankings, sin rachas, sin extraños. Ven cuando quieras y encuentra todo donde lo dejaste.',
      },
      care: { title: 'Cuidado', text: 'Hay cosas que no se pueden reemplazar, y así las tratamos.' },
      candour: { title: 'Franqueza', text: 'Decimos lo que Hearthbook hace y lo que todavía no hace.' },
    },
    join: 'Empieza el tuyo',
  },
  careers: {
    title: 'Trabaja con nosotros',
    heading: 'Construye algo que perdure',
    lead: 'Estamos creando un hogar para lo que las familias no pueden reemplazar. Hace falta paciencia, precisión y cierta debilidad por las fotos malas de los días felices.',
    valuesTitle: 'Cómo trabajamos',
    values: {
      family: {
        title: 'La familia primero',
        text: 'Los actos de la escuela y los niños enfermos no son excepciones al plan. Son el plan.',
      },
      collaboration: {
        title: 'Colaboración',
        text: 'Ponemos las cosas por escrito, leemos con cuidado el trabajo de los demás y preferimos preguntar dos veces.',
      },
      balance: {
        title: 'Equilibrio entre vida y trabajo',
        text: 'La jornada termina. Un programa hecho para guardar recuerdos tiene que dejar tiempo para crearlos.',
      },
    },
    positionsTitle: 'Puestos abiertos',
    none: 'Por ahora no tenemos puestos abiertos. Si crees que este es tu lugar, escríbenos de todos modos.',
    apply: 'Postularme',
    applyFor: 'Postulación: {title}',
    resumeSubject: 'Mi currículum',
    benefitsTitle: 'Lo que te ofrecemos',
    benefits: {
      remote: 'Trabajo remoto desde donde vivas',
      time: 'Vacaciones que todo el mundo se toma de verdad',
      leave: 'La misma licencia parental para cada madre y cada padre',
      learn: 'Libros, cursos y tiempo para usarlos',
    },
    resume: 'Envíanos tu currículum',
    culture: 'Conoce más sobre nuestra cultura',
  },
  blog: {
    title: 'Blog',
    heading: 'Notas desde la mesa de la cocina',
    lead: 'Sobre cómo guardar, encontrar y contar las historias de la vida en familia.',
    read: 'Leer más',
    all: 'Todas las entradas',
    minutes: '{count, plural, one {# minuto de lectura} other {# minutos de lectura}}',
    feed: 'Seguir por RSS',
  },
} satisfies Translation<typeof en>
