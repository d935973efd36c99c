import { useQueryClient } from '@tanstack/react-query'

export const securityKeys = {
  credentials: ['credentials'],
  devices: ['devices'],
  activity: ['account-activity'],
} as const

/** A changed credential may also have ended sessions on other devices. */
export function useRefresh() {
  const cache = useQueryClient()
  return () => Promise.all(Object.values(securityKeys).map((queryKey) => cache.invalidateQueries({ queryKey })))
}
