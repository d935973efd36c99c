export type Theme = 'light' | 'dark' | 'system'

/** Read by theme-boot.js before the first paint of the next page. */
const KEY = 'hearthbook.theme'

/** Shows the theme now and on every later page of this browser. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is forbidden here: the choice holds for this page.
  }
}
