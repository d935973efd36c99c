export const digest = {
  subject: 'What is new in your families',
  subjectOne: 'What is new in {family}',
  heading: 'What you have not seen yet',
  headingOne: 'News from {family}',
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  more: '{count, plural, one {and # more thing} other {and # more things}}',
  andMore: 'There is more in Hearthbook.',
  button: 'Open the album',
  footer: 'You get this because you asked for a digest by e-mail. You choose how often, or never, here: {url}',
} as const
