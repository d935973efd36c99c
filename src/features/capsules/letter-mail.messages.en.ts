/** The email on the day. Never loaded by the browser. */
export const letterMail = {
  subject: 'A letter for {person} from {author} has opened',
  heading: 'A letter from {author} has opened',
  text: '{author} sealed a letter for {person} on {date}. Today is the day, and you can read it in {family}.',
  button: 'Open the letter',
  footer: 'You got this email because you’re one of the people who can read this letter in {family} on Hearthbook.',
} as const
