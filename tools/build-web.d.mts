export const SETTINGS: readonly string[]
export function sourcesHash(root: string, env: Record<string, string | undefined>): string
