export const webhookMail = {
  subject: 'Votre webhook vers {host} est désactivé',
  heading: 'Un webhook est désactivé',
  gone: '{host} a répondu ne plus vouloir recevoir d’événements de {family} (410 Gone). Ce webhook est donc désactivé.',
  failing:
    '{host} n’accepte plus les événements de {family} depuis un moment, malgré une journée de tentatives pour chacun. Ce webhook est donc désactivé.',
  again:
    'Le journal indique ce qui a échoué. Une fois le problème résolu, réactivez le webhook et renvoyez les événements utiles.',
  button: 'Voir les webhooks',
  footer: 'Vous recevez cet e-mail parce que cette famille vous appartient.',
} as const
