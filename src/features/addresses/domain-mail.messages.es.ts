export const domainMail = {
  missing: {
    subject: 'Falta algo en {domain}',
    heading: 'El registro de tu dominio ya no está',
    text: 'El registro TXT que muestra que {domain} es de {family} ya no está. Hasta el {date} el dominio seguirá llevando a la portada de tu álbum; si lo repones antes, no cambia nada.',
  },
  gone: {
    subject: '{domain} ya no lleva a tu álbum',
    heading: 'Tu dominio ya no lleva aquí',
    text: 'El registro TXT de {domain} falta desde hace una semana, así que el dominio ya no lleva al álbum de {family}. En el álbum todo sigue igual; repón el registro y vuelve a demostrar el dominio cuando quieras.',
  },
  button: 'Ver el registro',
  footer: 'Recibes este correo porque esta familia es tuya y le pusiste un dominio.',
} as const
