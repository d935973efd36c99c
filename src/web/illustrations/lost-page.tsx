import { Print } from '../ui/print.tsx'

export const LostPage = () => <Print of="path" />
