import { oneOf, storedValue } from './stored-value.ts'

export type Theme = 'light' | 'dark' | 'system'

/** Read by theme-boot.js before the first paint of the next page. */
const stored = storedValue<Theme>('hearthbook.theme', oneOf(['light', 'dark', 'system']))

/** Applies the theme now and on later pages in this browser. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  stored.write(theme)
}
