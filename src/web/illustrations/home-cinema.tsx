import { Print } from '../ui/print.tsx'

export const HomeCinema = () => <Print of="fair" />
