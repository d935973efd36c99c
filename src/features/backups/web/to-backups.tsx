import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link in a sentence to where administrators set up backups. */
export const toBackups = (words: ReactNode) => (
  <Link to="/admin" search={{ tab: 'backups' }} className="font-semibold text-ember hover:underline">
    {words}
  </Link>
)
