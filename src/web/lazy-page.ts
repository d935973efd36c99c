import { lazyRouteComponent } from '@tanstack/react-router'
import { fetchChunk } from './lazy-component.ts'

/**
 * A lazy page. While offline, it waits for the network: the router alone would reload the page and lose everything
 * that's open or in progress.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => fetchChunk(load), name)
