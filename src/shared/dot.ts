/** Between facts in a text. A line may break after the dot, but doesn't begin with it. */
export const DOT = '\u00A0· '
