import { Print } from '../ui/print.tsx'

export const GrowthChart = () => <Print of="kite" />
