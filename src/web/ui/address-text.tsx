import { Fragment } from 'react'

/** A web address that wraps after a dot, hyphen or slash, and within a word only if the word is too long for a line. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {address.split(/(?<=[.\-/@])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
