import { earlierYears } from './album/earlier-years.ts'
import type { Shot } from './album/shot.ts'
import { year2024 } from './album/year-2024.ts'
import { year2025 } from './album/year-2025.ts'
import { year2026 } from './album/year-2026.ts'

/** The Lindqvist-Moreaus: three years, and a few photos from before, oldest first. */
export const album: Shot[] = [...earlierYears, ...year2024, ...year2025, ...year2026]
