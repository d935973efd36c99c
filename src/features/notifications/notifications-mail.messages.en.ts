export const digest = {
  subject: 'What’s new in your families',
  subjectOne: 'What’s new in {family}',
  heading: 'Here’s what you missed',
  headingOne: 'News from {family}',
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  more: '{count, plural, one {and # more update} other {and # more updates}}',
  andMore: 'There’s more in Hearthbook.',
  picture: 'A photo from {family}',
  reply: 'Reply to this email to comment on this photo.',
  button: 'Open the album',
  footer:
    'You’re getting this email because you turned on the digest. Change how often you get it, or turn it off: {url}',
} as const
