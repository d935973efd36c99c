import type { Shot } from './album/shot.ts'
import { year2024 } from './album/year-2024.ts'
import { year2025 } from './album/year-2025.ts'
import { year2026 } from './album/year-2026.ts'

/** Three years of the Lindqvist-Moreaus, oldest first. */
export const album: Shot[] = [...year2024, ...year2025, ...year2026]
