import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

type Address = { search: object; hash: string }

/** The values of an emailed link, behind `#` so that they aren't sent to servers; older links have them behind `?`. */
export function linkValues({ search, hash }: Address): Record<string, unknown> {
  return { ...search, ...Object.fromEntries(new URLSearchParams(hash)) }
}

/** Those of this page, also while the router is already at the address of the next. */
export function useLinkValues(): Record<string, unknown> {
  const location = useLocation()
  const [own, setOwn] = useState(location)
  if (location !== own && location.pathname === own.pathname) setOwn(location)
  return linkValues(own)
}
