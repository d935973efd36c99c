import type { Translation } from '#shared/messages.ts'
import type { backups as en } from './backups.messages.en.ts'

export const backups = {
  none: {
    title: 'No hay una segunda copia de tus fotos',
    text: 'Si falla el disco de este servidor, perderás tus fotos y videos. Configura BACKUP_TO con una carpeta en otro disco o con un bucket y reinicia Hearthbook. Así se hará una copia de seguridad cada noche.',
    docs: 'Consulta «Backups» en docs/operations.md.',
    open: 'Configurar copias de seguridad',
  },
  attention: {
    title: 'Copias de seguridad',
    text: 'Falló una copia de seguridad',
    open: 'Ver copias de seguridad',
  },
  place: {
    encrypted: 'Cifrada',
    plain: 'Sin cifrar',
    databaseOnly: 'Solo la base de datos',
    last: 'Última copia',
    noneYet: 'Ninguna todavía',
    size: '{files, plural, one {# archivo} other {# archivos}}, {size}',
    added: '{files, plural, =0 {nada nuevo} one {# archivo nuevo} other {# archivos nuevos}}',
    database: 'base de datos',
    next: 'Próxima copia',
    pausedNext: 'En pausa',
    verified: 'Última verificación',
    never: 'Todavía no',
    queued: 'La copia de seguridad empezará en unos segundos.',
    preparing: 'Preparando la copia de seguridad…',
    copying:
      '{done, number} de {total, plural, one {# archivo nuevo copiado} other {# archivos nuevos copiados}}, {size}',
    finishing: 'Guardando la base de datos…',
    pausing: 'La copia se pausará después de los archivos en curso…',
    paused: 'Las copias de seguridad están en pausa.',
    damaged:
      '{count, plural, one {Falta o está dañado # original} other {Faltan o están dañados # originales}}. El resto está a salvo.',
    which: 'Mostrar archivos',
    progress: 'Progreso de la copia de seguridad',
    start: 'Hacer una copia ahora',
    startNamed: 'Hacer una copia ahora: {address}',
    running: 'Haciendo la copia…',
    pause: 'Pausar',
    pauseNamed: 'Pausar: {address}',
    resume: 'Reanudar',
    resumeNamed: 'Reanudar: {address}',
    failed: 'No se pudo hacer',
    history: '{count, plural, one {Última ejecución} other {Últimas # ejecuciones}}',
  },
  run: {
    backup: { running: 'En curso', done: 'Completa', paused: 'En pausa', failed: 'Falló' },
    drill: {
      running: 'Verificando',
      done: 'Verificada',
      paused: 'Verificación en pausa',
      failed: 'La verificación falló',
    },
    drillDamaged: 'Con daños',
    damaged: '{count, plural, one {# archivo dañado} other {# archivos dañados}}',
  },
  kit: {
    title: 'Kit de recuperación',
    text: 'Una página para imprimir, con la clave que abre tus copias cifradas y los pasos para restaurarlas. Sin ella, nadie podrá restaurarlas si este servidor deja de existir.',
    download: 'Descargar kit de recuperación',
    creating: 'Creando…',
    failed: 'No pudimos crear el kit de recuperación',
  },
  card: {
    title: 'Copias de seguridad',
    last: 'Última copia de seguridad: {when}.',
    lastVerified: 'Última copia de seguridad: {when}, verificada el {date}.',
    first: 'La primera copia de seguridad aún no está completa.',
    size: 'Tamaño: {size}.',
    next: 'Próxima copia de seguridad: {when}.',
    paused: 'Las copias de seguridad están en pausa.',
    late: 'La persona que administra este servidor debe revisar por qué no hay una más reciente.',
    none: 'Todavía no hay una segunda copia.',
    noneText:
      'Tus fotos solo están en este servidor. Pídele a la persona que lo administra que configure las copias de seguridad. Mientras tanto, exporta tu familia de vez en cuando y guarda el archivo en otro lugar.',
    noneTextAdmin:
      'Tus fotos solo están en este servidor. <a>Configura las copias de seguridad</a> para tener una segunda copia.',
    check: 'Verificar qué se puede borrar',
  },
} satisfies Translation<typeof en>
