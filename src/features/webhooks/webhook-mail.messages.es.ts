export const webhookMail = {
  subject: 'Desactivamos tu webhook hacia {host}',
  heading: 'Un webhook está desactivado',
  gone: '{host} respondió que ya no quiere recibir eventos de {family} (410 Gone), así que desactivamos este webhook.',
  failing:
    '{host} lleva un tiempo sin aceptar eventos de {family}, aunque intentamos enviar cada uno durante un día. Desactivamos este webhook.',
  again:
    'El registro muestra qué falló. Cuando esté resuelto, activa el webhook de nuevo y reenvía los eventos que necesites.',
  button: 'Ver los webhooks',
  footer: 'Recibes este correo porque administras esta familia.',
} as const
