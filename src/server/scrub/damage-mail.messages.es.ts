import type { Translation } from '#shared/messages.ts'
import type { damageMail as en } from './damage-mail.messages.en.ts'

export const damageMail = {
  owner: {
    damaged: {
      subject:
        '{count, plural, one {Un archivo de {family} necesita} other {# archivos de {family} necesitan}} tu atención',
      heading: '{count, plural, one {Un archivo necesita} other {# archivos necesitan}} tu atención',
      text: 'Hearthbook revisa con regularidad que cada foto, video y grabación siga igual que cuando se subió. En {family}, {missing, plural, =0 {no falta ningún archivo} one {falta # archivo} other {faltan # archivos}} y {changed, plural, =0 {ninguno está dañado} one {# está dañado} other {# están dañados}}.',
      footer:
        'Recibes este correo porque administras {family}. Te lo recordaremos una vez por semana hasta que se resuelva el problema.',
    },
    mended: {
      subject: 'Todos los archivos de {family} vuelven a estar intactos',
      heading: 'Todos los archivos vuelven a estar intactos',
      text: 'En la última revisión de {family} ya no faltaba ni estaba dañado ningún archivo. No tienes que hacer nada más.',
      footer: 'Recibes este correo porque administras {family}.',
    },
    files: 'Estos son los archivos afectados:',
    more: '{count, plural, one {# archivo más} other {# archivos más}}',
    kept: 'Hearthbook no eliminó nada. Es posible que sigas viendo estas fotos en tu álbum, porque sus versiones más pequeñas son archivos aparte.',
    next: 'Las copias de seguridad no tienen una copia intacta de estos archivos. Si todavía los tienes en un teléfono o una computadora, consérvalos y avisa a la persona que se encarga de tu servidor: puede volver a ponerlos en su lugar.',
    button: 'Abrir el álbum',
  },
  admin: {
    damaged: {
      subject: '{count, plural, one {# original necesita} other {# originales necesitan}} tu atención',
      heading: '{count, plural, one {# original necesita} other {# originales necesitan}} tu atención',
      text: 'La revisión nocturna encontró {missing, plural, =0 {que no falta ningún original} one {que falta # original} other {que faltan # originales}} y {changed, plural, =0 {que ninguno está dañado} one {que # está dañado} other {que # están dañados}} en {families, plural, one {# familia} other {# familias}}.',
      footer:
        'Recibes este correo porque administras el servidor. Te lo recordaremos una vez por semana hasta que se resuelva el problema.',
    },
    mended: {
      subject: 'Todos los originales vuelven a estar intactos',
      heading: 'Todos los originales vuelven a estar intactos',
      text: 'En la última revisión ya no faltaba ni estaba dañado ningún original. No tienes que hacer nada más.',
      footer: 'Recibes este correo porque administras el servidor.',
    },
    files: 'Estos son los archivos afectados:',
    more: '{count, plural, one {# archivo más} other {# archivos más}}',
    kept: 'Hearthbook no cambió ni eliminó nada. Quienes administran las familias también recibieron un correo.',
    next: 'Hearthbook buscó copias intactas en BACKUP_TO y no encontró ninguna. Si tienes estos archivos en otra parte, cópialos al mismo lugar: la sección «Integrity checks» de docs/operations.md explica cómo hacerlo. Se revisan de nuevo cada noche.',
    button: 'Abrir la administración',
  },
} satisfies Translation<typeof en>
