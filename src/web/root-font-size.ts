/** The size of one `rem`, in pixels. */
export const rootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** One unit of the spacing of buttons and photos, in pixels: `--control` in theme.css. */
export const controlUnit = (): number => Math.max(4, Math.min(rootFontSize() / 4, innerWidth / 80))
