import { fieldsIn, storedValue } from './stored-value.ts'

type Farewell = { title: string; text: string }

/** The front page isn't part of the app. Its script reads the message for a user who just signed out. */
const stored = storedValue<Farewell>(
  'hearthbook.farewell',
  (value) => {
    const { title, text } = fieldsIn(value)
    return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined
  },
  'sessionStorage',
)

export const storeFarewell = stored.write

/** Reads and removes the message. */
export function takeFarewell(): Farewell | undefined {
  const farewell = stored.read()
  stored.remove()
  return farewell
}
