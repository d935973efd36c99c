import { useLocation } from '@tanstack/react-router'

type Address = { search: object; hash: string }

/** What the link of an email says behind `#`, which browsers send to no server; links of earlier emails say it behind `?`. */
export function linkValues({ search, hash }: Address): Record<string, unknown> {
  return { ...search, ...Object.fromEntries(new URLSearchParams(hash)) }
}

export function useLinkValues(): Record<string, unknown> {
  return linkValues(useLocation())
}
