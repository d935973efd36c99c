import type { ReactionKind } from '#features/comments/comments.rules.ts'
import type { Photographer } from './album/shot.ts'
import type { SceneName } from './pictures/scenes.ts'

export type Relative = Photographer | 'camille'
export type ChildName = 'Alma' | 'Noé'
/** A photo identified by the time it was taken; a test checks that the album has it. */
export type ShotTime = string

export const LAST_NAME = 'Lindqvist-Moreau'

export const children: Record<
  ChildName,
  { birth_date: string; gender: 'girl' | 'boy'; shots: ShotTime[]; face: ShotTime }
> = {
  Alma: {
    birth_date: '2018-06-08',
    gender: 'girl',
    shots: [
      '2018-06-10T07:40:21',
      '2019-06-08T10:05:44',
      '2020-05-30T08:12:19',
      '2021-06-12T12:47:03',
      '2022-06-11T09:26:38',
      '2023-07-22T18:31:52',
      '2024-06-08T08:15:09',
      '2024-06-08T19:02:11',
      '2024-06-08T19:02:13',
      '2024-07-14T14:22:08',
      '2024-07-17T15:02:26',
      '2025-03-16T10:20:47',
      '2025-06-21T21:37:29',
      '2025-06-21T23:48:06',
      '2025-07-20T20:25:54',
      '2025-08-03T09:40:20',
      '2025-08-04T13:08:57',
      '2025-10-04T18:55:13',
      '2025-10-04T20:12:44',
      '2025-11-15T16:48:31',
      '2025-12-24T18:01:25',
      '2026-02-14T12:30:00',
      '2026-05-09T15:05:19',
      '2026-05-17T19:30:40',
      '2026-05-17T19:30:42',
      '2026-06-06T15:51:11',
      '2026-07-25T11:58:49',
      '2026-07-26T10:36:28',
      '2026-09-19T17:25:39',
    ],
    face: '2026-05-09T15:05:19',
  },
  Noé: {
    birth_date: '2021-05-17',
    gender: 'boy',
    shots: [
      '2024-07-15T21:58:03',
      '2025-06-21T10:44:15',
      '2026-05-09T15:05:53',
      '2026-05-17T19:30:40',
      '2026-05-17T19:30:42',
      '2026-06-06T15:51:11',
      '2026-07-25T15:20:17',
    ],
    face: '2026-05-09T15:05:53',
  },
}

/** Categories and their scenes. */
export const categories: Record<string, SceneName[]> = {
  'Summers in Smögen': ['beach', 'harbour', 'lighthouse', 'sandcastle', 'kite'],
  Birthdays: ['birthdayCake', 'pancakes'],
  'Pepper and Miso': ['dogInGrass', 'catAtWindow'],
  'Up in the mountains': ['cabin', 'hills'],
  'At home': ['kitchenTable', 'garden', 'orchard', 'christmasTree'],
}

type Said = { by: Relative; text: string; replies?: { by: Relative; text: string }[] }
export type Talk = { reactions?: [Relative, ReactionKind][]; comments?: Said[] }

export const photoComments: Record<ShotTime, Talk> = {
  '2024-07-18T21:40:12': {
    reactions: [
      ['camille', 'heart'],
      ['julien', 'laugh'],
      ['freja', 'hug'],
    ],
    comments: [
      {
        by: 'astrid',
        text: 'It was the storm of 1968, and the boathouse really did fly away.',
        replies: [{ by: 'julien', text: 'Last year it was the sauna.' }],
      },
    ],
  },
  '2026-05-17T19:30:40': {
    reactions: [
      ['astrid', 'celebrate'],
      ['camille', 'heart'],
      ['freja', 'heart'],
    ],
    comments: [
      {
        by: 'camille',
        text: 'Five already. I still owe him a drum, sorry in advance.',
        replies: [{ by: 'freja', text: 'Then it lives at your place.' }],
      },
    ],
  },
  '2026-10-18T17:26:15': {
    reactions: [
      ['astrid', 'heart'],
      ['camille', 'hug'],
    ],
    comments: [{ by: 'astrid', text: 'I sat there with Freja when she was that small.' }],
  },
  '2026-10-18T18:12:58': {
    reactions: [
      ['freja', 'heart'],
      ['astrid', 'heart'],
      ['camille', 'wow'],
    ],
    comments: [{ by: 'freja', text: 'Alma wants this one on the wall. So do I.' }],
  },
}

type DemoMilestone = {
  name: string
  description?: string
  date: string
  by: Relative
  child?: ChildName
  shots?: ShotTime[]
  comments?: Talk
}

export const milestones: DemoMilestone[] = [
  {
    name: 'Noé takes his first steps',
    description: 'From the sofa to Mormor, four of them, and then he sat down and applauded.',
    date: '2022-06-19',
    by: 'freja',
    child: 'Noé',
  },
  { name: 'Pepper moves in', date: '2024-04-20', by: 'julien', shots: ['2024-04-21T18:47:22'] },
  {
    name: 'Alma turns six',
    date: '2024-06-08',
    by: 'freja',
    child: 'Alma',
    shots: ['2024-06-08T19:02:11', '2024-06-08T19:02:13', '2024-06-08T19:02:14'],
  },
  {
    name: 'Alma’s first day at school',
    description: 'She told us we could go now.',
    date: '2024-09-02',
    by: 'freja',
    child: 'Alma',
    comments: {
      reactions: [
        ['astrid', 'hug'],
        ['camille', 'heart'],
      ],
      comments: [{ by: 'astrid', text: 'You said the same thing, Freja, with the same face.' }],
    },
  },
  {
    name: 'Alma loses her first tooth',
    description: 'In an apple from our own tree. We kept the apple, too.',
    date: '2024-09-14',
    by: 'julien',
    child: 'Alma',
    shots: ['2024-09-14T13:27:58'],
  },
  {
    name: 'Noé rows a whole lake',
    description: 'With a little help, which he has asked us not to mention.',
    date: '2025-06-21',
    by: 'julien',
    child: 'Noé',
    shots: ['2025-06-21T10:44:15'],
  },
  {
    name: 'Noé turns five',
    date: '2026-05-17',
    by: 'julien',
    child: 'Noé',
    shots: ['2026-05-17T19:30:40', '2026-05-17T19:30:42'],
    comments: { reactions: [['astrid', 'celebrate']] },
  },
  {
    name: 'Alma swims to the buoy and back',
    description: 'Julien swam beside her until she told him to stop cheering.',
    date: '2026-07-26',
    by: 'freja',
    child: 'Alma',
    shots: ['2026-07-25T11:58:49', '2026-07-26T10:36:28'],
    comments: {
      reactions: [
        ['astrid', 'wow'],
        ['julien', 'heart'],
      ],
    },
  },
]

/** The children's written answers by question key. */
export const answers: Record<ChildName, Record<string, string>> = {
  Alma: {
    play: 'Lighthouse keeper. I am the lighthouse and Noé is all of the ships.',
    friend: 'Ines. We are building a house for snails. It has two floors.',
    family: 'Smögen! And when everybody cooks and it takes too long and we eat bread.',
    comfort: 'Pepper puts her head on my foot. It is heavy, and that helps.',
  },
  Noé: {
    laugh: 'Bottoms.',
    alone: 'Rowing.',
    magic: 'A second dog. And then a third dog so that the second dog has a friend.',
  },
}

/** A book with automatic layout, from the newest summer. */
export const book = {
  title: 'A summer, and then some',
  subtitle: 'June to October 2026',
  template: 'vacation',
  source: { taken_from: '2026-06-01', taken_to: '2026-10-31' },
}

/** Guest links for relatives without an account. */
export const guests = ['Farmor Birgitta', 'Papi Henri']

/** A pending invitation. */
export const invited = { email: 'lucas@lindqvist-moreau.example', note: 'Your sketches of the boat belong in here.' }

/** The members' profile photos. */
export const portraits: Record<Relative, ShotTime> = {
  freja: '2026-05-09T15:04:02',
  julien: '2026-05-09T15:03:24',
  astrid: '2026-05-09T15:04:41',
  camille: '2026-05-09T15:02:10',
}
