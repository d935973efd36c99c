export const SETTINGS: readonly string[]
export function sourcesHash(root: string, env: Record<string, string | undefined>): string
export function keepBuild(folder: string): void
type Env = Record<string, string | undefined>
export function buildWeb(
  root: string,
  options?: {
    env?: Env
    build?: (root: string, out: string, env: Env) => Promise<void>
    beforeBuild?: () => Promise<void>
  },
): Promise<string>
