import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Lazy parts find their scripts by themselves; only a part's own styles have to be there before it, and whatever
 * src/web/part-files.ts brings. Vite's helper is half a kilobyte more before the first photo; where it has another name one
 * day, it is just used again.
 */
export function lateStyles(): Plugin {
  return {
    name: 'hearthbook-late-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? code : undefined),
  }
}

const code = `
const coming = {}
const sheet = (file) =>
  (coming[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/' + file
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      delete coming[file]
      reject(Error('Unable to preload CSS'))
    }
    document.head.append(link)
  }))
export const __vitePreload = (load, styles = []) => Promise.all([self.bringPart?.(load), ...styles.map(sheet)]).then(() => load())
`
