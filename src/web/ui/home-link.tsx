import { useText } from '../text.tsx'
import { BackLink } from './back-link.tsx'

/** Leads back from a page that's in no family. */
export function HomeLink() {
  return <BackLink to="/dashboard">{useText('web')('home')}</BackLink>
}
