import { Print } from '../ui/print.tsx'

export const Door = () => <Print of="door" />
