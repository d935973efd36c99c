import { required } from '#shared/required.ts'
import type { NotificationTarget } from '../notifications.rules.ts'

/** The path and query of a page. */
export function pathOfTarget({ to, params = {}, search = {}, hash }: NotificationTarget): string {
  const path = to.replace(/\$(\w+)/g, (_, name: string) => required(params[name]))
  const asked = new URLSearchParams(search)
  return `${path}${asked.size ? `?${asked}` : ''}${hash ? `#${hash}` : ''}`
}
