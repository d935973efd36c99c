import { Print } from '../ui/print.tsx'

export const Album = () => <Print of="album" />
