import { Fragment } from 'react'

/** A name that wraps between its words, and at a hyphen only if a word alone is too long for the line. */
export function NameText({ name }: { name: string }) {
  return name.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('-') ? <span className="inline-block max-w-full">{word}</span> : word}
    </Fragment>
  ))
}
