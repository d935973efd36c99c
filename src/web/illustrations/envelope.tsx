import { Print } from '../ui/print.tsx'

export const Envelope = () => <Print of="letter" />
