import { CircleCheck } from 'lucide-react'

/** Instead of a list that is best empty. */
export function AllGood({ text }: { text: string }) {
  return (
    <p className="flex gap-3">
      <CircleCheck aria-hidden className="h-lh w-5 shrink-0 text-sage" />
      {text}
    </p>
  )
}
