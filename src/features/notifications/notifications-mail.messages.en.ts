export const digest = {
  subject: 'What’s new in your families',
  subjectOne: 'What’s new in {family}',
  heading: 'Here’s what you missed',
  headingOne: 'News from {family}',
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  milestones: '{name} added {count, number} milestones: {titles}.',
  joined: '{names} joined the family',
  comment: '{count, plural, one {{name} commented:} other {# new comments, the latest from {name}:}} {comment}',
  more: '{count, plural, one {and # more update} other {and # more updates}}',
  andMore: 'There’s more in Hearthbook.',
  picture: 'A photo from {family}',
  reply: 'Reply to this email to comment on this photo.',
  button: 'Open the album',
  footer:
    'You get this {frequency, select, daily {every day} monthly {once a month} other {once a week}}. Change how often, or turn it off: {url}',
} as const
