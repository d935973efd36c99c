/** The email about a webhook that was turned off. Never loaded by the browser. */
export const webhookMail = {
  subject: 'We turned off your webhook to {host}',
  heading: 'A webhook is off',
  gone: '{host} replied that it no longer wants events from {family} (410 Gone), so we turned off this webhook.',
  failing:
    '{host} hasn’t accepted events from {family} for a while, even though we retried each one for a day. We turned off this webhook.',
  again: 'The log shows what went wrong. Once it’s fixed, turn the webhook on again and resend the events you need.',
  button: 'View webhooks',
  footer: 'You’re getting this email because you own this family.',
} as const
