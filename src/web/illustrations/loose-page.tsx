import { Print } from '../ui/print.tsx'

export const LoosePage = () => <Print of="rain" />
