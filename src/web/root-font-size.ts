/** The size of one `rem`, in pixels. */
export const rootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
