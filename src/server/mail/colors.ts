/** The theme's colors as plain values: email can't use CSS variables, and the mailbox page doesn't load the app's styles. */
export const light = {
  paper: '#FBF7F1',
  card: '#FFFFFF',
  sunk: '#F3ECE2',
  ink: '#2A211C',
  inkSoft: '#6B5D53',
  line: '#E6DACB',
  ember: '#B4472B',
  onEmber: '#FFFFFF',
} as const

export const dark: Record<keyof typeof light, string> = {
  paper: '#191513',
  card: '#231D1A',
  sunk: '#120F0D',
  ink: '#F4ECE4',
  inkSoft: '#B8A99D',
  line: '#3A302A',
  ember: '#F08A6A',
  onEmber: '#191513',
}

export const SERIF = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
export const SANS = "Figtree, 'Avenir Next', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
export const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
