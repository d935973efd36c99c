import type { Shot } from './shot.ts'

/** Freja's childhood from a shoebox, and one photo for each of Alma's first years. */
export const earlierYears: Shot[] = [
  {
    scene: 'kite',
    light: 'noon',
    shape: '3:2',
    at: '1995-07-12T14:20:00',
    by: 'astrid',
    place: 'smogen',
    scanned: true,
    description: 'The kite that Morfar sewed from a sail.',
  },
  {
    scene: 'beach',
    light: 'noon',
    shape: '3:2',
    at: '1996-07-20T13:10:00',
    by: 'astrid',
    place: 'smogen',
    scanned: true,
    description: 'Freja at eight. Same beach, and the same parasol.',
  },
  { scene: 'hills', light: 'morning', shape: '4:3', at: '2018-06-10T07:40:21', by: 'julien', place: 'home' },
  { scene: 'garden', light: 'morning', shape: '4:3', at: '2019-06-08T10:05:44', by: 'freja', place: 'home' },
  { scene: 'catAtWindow', light: 'morning', shape: '3:4', at: '2020-05-30T08:12:19', by: 'freja', place: 'home' },
  { scene: 'orchard', light: 'noon', shape: '4:3', at: '2021-06-12T12:47:03', by: 'julien', place: 'home' },
  {
    scene: 'lake',
    light: 'morning',
    shape: '4:3',
    at: '2022-06-11T09:26:38',
    by: 'freja',
    place: 'home',
    description: 'First morning at the lake.',
  },
  {
    scene: 'beach',
    light: 'golden',
    shape: '3:2',
    at: '2023-07-22T18:31:52',
    by: 'freja',
    place: 'smogen',
    description: 'Alma, five, in charge of the sea.',
  },
]
