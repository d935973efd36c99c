import type { ChildName } from './family-content.ts'

export type RecordedAnswer = { child: ChildName; key: string; age: number; answered_at: string; text: string }

/** Alma's recorded answers to the same questions, three years in a row. `npm run film:answers` makes their videos. */
export const recordedAnswers: RecordedAnswer[] = [
  {
    ...{ child: 'Alma', key: 'laugh', age: 5, answered_at: '2023-10-08T15:20:00Z' },
    text: 'When Noé sneezes and is surprised.',
  },
  {
    ...{ child: 'Alma', key: 'laugh', age: 6, answered_at: '2024-10-06T14:05:00Z' },
    text: 'Papa, when he sings the song about the spoon.',
  },
  {
    ...{ child: 'Alma', key: 'laugh', age: 7, answered_at: '2025-10-05T16:40:00Z' },
    text: 'When Noé says “actually”. He says it all the time now.',
  },
  { ...{ child: 'Alma', key: 'grown', age: 5, answered_at: '2023-10-08T15:26:00Z' }, text: 'A lighthouse.' },
  {
    ...{ child: 'Alma', key: 'grown', age: 6, answered_at: '2024-10-06T14:12:00Z' },
    text: 'A lighthouse keeper. With a dog.',
  },
  {
    ...{ child: 'Alma', key: 'grown', age: 7, answered_at: '2025-10-05T16:47:00Z' },
    text: 'A person who paints boats. The real ones, and then also on paper.',
  },
]

export function filmOf({ child, key, age }: RecordedAnswer): string {
  return `${child.toLowerCase()}-${key}-${age}.webm`
}
