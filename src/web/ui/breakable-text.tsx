import { Fragment } from 'react'

/** An email address that wraps after the @, or a web address or path that does after a dot, hyphen or slash. */
export function BreakableText({ text }: { text: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {text.split(text.includes('@') ? /(?<=@)/ : /(?<=[.\-/])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
