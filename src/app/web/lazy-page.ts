import { lazyRouteComponent } from '@tanstack/react-router'
import { fetchPart } from '#web/lazy-part.ts'

/**
 * A page whose code comes when it is first wanted. While the network is away it is waited for: the router alone would reload,
 * and with the app all that is open and under way in it would be gone.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => fetchPart(load), name)
