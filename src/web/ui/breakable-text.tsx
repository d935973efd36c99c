import { Fragment } from 'react'

/** A web address, or a text with a path, that wraps after a dot, hyphen or slash, and within a word only if that is too long. */
export function BreakableText({ text }: { text: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {text.split(/(?<=[.\-/@])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
