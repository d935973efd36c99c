export const domainMail = {
  missing: {
    subject: 'Acción requerida: falta un registro DNS de {domain}',
    heading: 'Falta el registro de tu dominio',
    text: 'No encontramos el registro TXT que verifica {domain} para {family}. Agrégalo de nuevo antes del {date} para que el dominio siga funcionando.',
  },
  gone: {
    subject: '{domain} ya no abre tu álbum',
    heading: 'Tu dominio ya no está conectado',
    text: 'El registro TXT de {domain} falta desde hace una semana, así que lo desconectamos de {family}. En el álbum no cambió nada. Para conectarlo otra vez, agrega el registro y verifica el dominio en la configuración de tu familia.',
  },
  button: 'Ver el registro',
  footer: 'Recibes este correo porque agregaste un dominio a una familia que administras.',
} as const
