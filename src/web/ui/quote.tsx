import { bindShortWords } from '../bind-short-words.ts'

/** What someone said, and about what, in a link that has the class `group`. */
export function Quote({ text, about }: { text: string | null; about: string }) {
  return (
    <>
      <q className="line-clamp-4 font-serif text-xl leading-snug break-words decoration-sage underline-offset-4 group-hover:underline">
        {text && bindShortWords(text)}
      </q>
      <span className="mt-2 block text-sm text-ink-soft first-letter:uppercase">{about}</span>
    </>
  )
}
