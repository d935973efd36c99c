import { Print } from '../ui/print.tsx'

export const EmptyFrames = () => <Print of="frames" />
