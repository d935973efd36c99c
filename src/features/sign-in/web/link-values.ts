import { useLocation } from '@tanstack/react-router'

type Address = { search: object; hash: string }

/** The values of an emailed link, behind `#` so that they aren't sent to servers; older links have them behind `?`. */
export function linkValues({ search, hash }: Address): Record<string, unknown> {
  return { ...search, ...Object.fromEntries(new URLSearchParams(hash)) }
}

export function useLinkValues(): Record<string, unknown> {
  return linkValues(useLocation())
}
