import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locales.ts'
import { possiblePlaces, typedSearchReader, type Known } from './read-typed-search.ts'

const person = (id: string, first_name: string, more: Partial<Known['people'][number]> = {}) => ({
  id,
  first_name,
  last_name: 'Moreau',
  also_known_as: [] as string[],
  birth_date: null,
  ...more,
})
const people = [
  person('noe', 'Noé', { birth_date: '2019-05-31' }),
  person('alma', 'Alma', { also_known_as: ['Almita'], birth_date: '2021-02-10' }),
  person('rosa', 'Rosa', { also_known_as: ['Grandma', 'Abuela', 'Mamie', 'Oma'] }),
  person('ana1', 'Ana', { last_name: 'Moreau' }),
  person('ana2', 'Ana', { last_name: 'Lopez' }),
]
const read = (text: string, locale: Locale = 'en') => {
  const { parts, text: rest } = typedSearchReader(text, { people, today: '2026-11-26', locale })()
  const filter: { [name: string]: string } = {}
  for (const part of parts)
    for (const [name, value] of Object.entries(part.filter))
      filter[name] = filter[name] === undefined ? value : `${filter[name]},${value}`
  return { parts, filter, rest }
}
const datesOf = (text: string, locale?: Locale) => {
  const { filter, rest } = read(text, locale)
  return [filter['taken_from'] ?? '', filter['taken_to'] ?? '', rest]
}

describe('dates in English, Spanish, French, and German', () => {
  test.each([
    // Years and decades.
    ['2019', '2019-01-01', '2019-12-31'],
    ['the 1970s', '1970-01-01', '1979-12-31'],
    ['los años 70', '1970-01-01', '1979-12-31'],
    ['les années 80', '1980-01-01', '1989-12-31'],
    ['die 60er Jahre', '1960-01-01', '1969-12-31'],
    // Months.
    ['December 2020', '2020-12-01', '2020-12-31'],
    ['diciembre de 2020', '2020-12-01', '2020-12-31'],
    ['décembre 2020', '2020-12-01', '2020-12-31'],
    ['Dezember 2020', '2020-12-01', '2020-12-31'],
    ['feb 2020', '2020-02-01', '2020-02-29'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['el mes pasado', '2026-10-01', '2026-10-31'],
    ['le mois dernier', '2026-10-01', '2026-10-31'],
    ['letzten Monat', '2026-10-01', '2026-10-31'],
    // Days.
    ['12 March 2021', '2021-03-12', '2021-03-12'],
    ['March 12, 2021', '2021-03-12', '2021-03-12'],
    ['2021-03-12', '2021-03-12', '2021-03-12'],
    ['12 de marzo de 2021', '2021-03-12', '2021-03-12'],
    ['12 mars 2021', '2021-03-12', '2021-03-12'],
    ['12. März 2021', '2021-03-12', '2021-03-12'],
    ['12.3.2021', '2021-03-12', '2021-03-12'],
    ['today', '2026-11-26', '2026-11-26'],
    ['yesterday', '2026-11-25', '2026-11-25'],
    ['ayer', '2026-11-25', '2026-11-25'],
    ['hier', '2026-11-25', '2026-11-25'],
    ['gestern', '2026-11-25', '2026-11-25'],
    ['anteayer', '2026-11-24', '2026-11-24'],
    ['avant-hier', '2026-11-24', '2026-11-24'],
    ['vorgestern', '2026-11-24', '2026-11-24'],
    // Weeks and years around today, a Thursday.
    ['last week', '2026-11-16', '2026-11-22'],
    ['la semana pasada', '2026-11-16', '2026-11-22'],
    ['la semaine dernière', '2026-11-16', '2026-11-22'],
    ['letzte Woche', '2026-11-16', '2026-11-22'],
    ['this week', '2026-11-23', '2026-11-29'],
    ['last weekend', '2026-11-21', '2026-11-22'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['el año pasado', '2025-01-01', '2025-12-31'],
    ["l'année dernière", '2025-01-01', '2025-12-31'],
    ['letztes Jahr', '2025-01-01', '2025-12-31'],
    ['this year', '2026-01-01', '2026-12-31'],
    ['two years ago', '2024-01-01', '2024-12-31'],
    ['il y a deux ans', '2024-01-01', '2024-12-31'],
    ['vor zwei Jahren', '2024-01-01', '2024-12-31'],
    // Seasons.
    ['summer 1974', '1974-06-01', '1974-08-31'],
    ['summer of 69', '1969-06-01', '1969-08-31'],
    ['verano de 1974', '1974-06-01', '1974-08-31'],
    ['été 1974', '1974-06-01', '1974-08-31'],
    ['Sommer 1974', '1974-06-01', '1974-08-31'],
    ['last summer', '2026-06-01', '2026-08-31'],
    ['el verano pasado', '2026-06-01', '2026-08-31'],
    ["l'été dernier", '2026-06-01', '2026-08-31'],
    ['letzten Sommer', '2026-06-01', '2026-08-31'],
    ['winter 1975', '1974-12-01', '1975-02-28'],
    ['this fall', '2026-09-01', '2026-11-30'],
    ['last autumn', '2025-09-01', '2025-11-30'],
    // Holidays.
    ['last Christmas', '2025-12-24', '2025-12-26'],
    ['la Navidad pasada', '2025-12-24', '2025-12-26'],
    ['Noël dernier', '2025-12-24', '2025-12-26'],
    ['letzte Weihnachten', '2025-12-24', '2025-12-26'],
    ['Christmas 1999', '1999-12-24', '1999-12-26'],
    ["New Year's Eve 2020", '2019-12-31', '2020-01-01'],
    ['Ostern 2024', '2024-03-29', '2024-04-01'],
    ['Pâques 2025', '2025-04-18', '2025-04-21'],
    ['Thanksgiving 2025', '2025-11-27', '2025-11-27'],
    ['last Halloween', '2026-10-31', '2026-10-31'],
    // Ranges.
    ['2018 to 2020', '2018-01-01', '2020-12-31'],
    ['2018-2020', '2018-01-01', '2020-12-31'],
    ['from 2018 to 2020', '2018-01-01', '2020-12-31'],
    ['between 2018 and 2020', '2018-01-01', '2020-12-31'],
    ['entre 2018 y 2020', '2018-01-01', '2020-12-31'],
    ['de 2018 à 2020', '2018-01-01', '2020-12-31'],
    ['von 2018 bis 2020', '2018-01-01', '2020-12-31'],
    ['March to June 2019', '2019-03-01', '2019-06-30'],
    ['de marzo a junio de 2019', '2019-03-01', '2019-06-30'],
    ['de mars à juin 2019', '2019-03-01', '2019-06-30'],
    ['von März bis Juni 2019', '2019-03-01', '2019-06-30'],
    ['12 to 15 March 2021', '2021-03-12', '2021-03-15'],
    ['12. bis 15. März 2021', '2021-03-12', '2021-03-15'],
    ['since 2018', '2018-01-01', ''],
    ['desde 2018', '2018-01-01', ''],
    ['depuis 2018', '2018-01-01', ''],
    ['seit 2018', '2018-01-01', ''],
    ['after March 2020', '2020-04-01', ''],
    ['before 1990', '', '1989-12-31'],
    ['antes de 1990', '', '1989-12-31'],
    ['avant 1990', '', '1989-12-31'],
    ['vor 1990', '', '1989-12-31'],
    ["jusqu'à 1990", '', '1990-12-31'],
    // Ages.
    ['when Noé was 2', '2021-05-31', '2022-05-30'],
    ['when noe turned two', '2021-05-31', '2022-05-30'],
    ['cuando Noé tenía 2 años', '2021-05-31', '2022-05-30'],
    ['quand Noé avait 2 ans', '2021-05-31', '2022-05-30'],
    ['als Noé 2 Jahre alt war', '2021-05-31', '2022-05-30'],
    ['Noé mit zwei Jahren', '2021-05-31', '2022-05-30'],
    ['Noé at 9 months', '2020-02-29', '2020-03-30'],
  ])('%s', (text, from, to) => {
    for (const locale of locales) expect(datesOf(text, locale), locale).toEqual([from, to, ''])
  })

  test("the interface's language decides only whether 3/4 is in March or April", () => {
    expect(datesOf('3/4/2020', 'en')).toEqual(['2020-03-04', '2020-03-04', ''])
    for (const locale of ['es', 'fr', 'de'] as const)
      expect(datesOf('3/4/2020', locale)).toEqual(['2020-04-03', '2020-04-03', ''])
  })

  test.each([
    ...['christmas', 'may', 'summer', 'now', 'sun', 'monday', 'at 5', '10 of us', 'March 12', '70', '1234', '9999'],
    ...['when Ana was 2', 'when it rained', 'last', 'this beach', 'a fall', 'since', 'an hour'],
    ...['"last summer"', '"2019"', 'second dance', 'room 101', 'ago'],
  ])('%s stays text', (text) => {
    expect(read(text)).toMatchObject({ parts: [], rest: text })
  })
})

describe('people', () => {
  test.each([
    ['Noé and Alma', { person_ids: 'noe,alma' }, ''],
    ['noe y almita', { person_ids: 'noe,alma' }, ''],
    ['Noé et Mamie', { person_ids: 'noe,rosa' }, ''],
    ["Noé's birthday", { person_ids: 'noe' }, 'birthday'],
    ['Noé Moreau', { person_ids: 'noe' }, ''],
    ['only Noé', { person_ids: 'noe', no_one_else: 'true' }, ''],
    ['solo Noé y Alma', { person_ids: 'noe,alma', no_one_else: 'true' }, ''],
    ['seulement Noé', { person_ids: 'noe', no_one_else: 'true' }, ''],
    ['nur Oma', { person_ids: 'rosa', no_one_else: 'true' }, ''],
    ['Noé alone', { person_ids: 'noe', no_one_else: 'true' }, ''],
    ['Noé allein am Strand', { person_ids: 'noe', no_one_else: 'true' }, 'Strand'],
    // Two people are called Ana, so that the word finds either.
    ['Ana at the lake', {}, 'Ana at the lake'],
    ['Ana Lopez at the lake', { person_ids: 'ana2' }, 'lake'],
    ['"Noé" and Alma', { person_ids: 'alma' }, '"Noé"'],
  ])('%s', (text, filter, rest) => {
    expect(read(text)).toMatchObject({ filter, rest })
    expect(Object.keys(read(text).filter).toSorted()).toEqual(Object.keys(filter).toSorted())
  })
})

describe('files and kinds', () => {
  test.each([
    ['IMG_1234.jpg', { file_name: 'IMG_1234.jpg' }],
    ['img_12', { file_name: 'img_12' }],
    ['DSC00012', { file_name: 'DSC00012' }],
    ['party.HEIC', { file_name: 'party.HEIC' }],
    ['20200101_1203', { file_name: '20200101_1203' }],
    ['videos', { kind: 'video' }],
    ['vídeos', { kind: 'video' }],
    ['Live Photos', { kind: 'live_photo' }],
    ['raw', { kind: 'raw' }],
    ['captures d’écran', { kind: 'screenshot' }],
    ['Bildschirmfotos', { kind: 'screenshot' }],
    ['escaneadas', { kind: 'scan' }],
    ['favoris', { is_favorite: 'true' }],
    ['Lieblingsfotos', { is_favorite: 'true' }],
  ])('%s', (text, filter) => {
    expect(read(text)).toMatchObject({ filter, rest: '' })
  })
})

test.each([
  ['Noé and Alma at the beach last summer', 'beach'],
  ['Noé y Alma en la playa el verano pasado', 'playa'],
  ["Noé et Alma à la plage l'été dernier", 'plage'],
  ['Noé und Alma letzten Sommer am Strand', 'Strand'],
  ['last summer, Noé and Alma, beach', 'beach'],
])('%s is people, dates, and a word', (text, rest) => {
  expect(read(text)).toMatchObject({
    filter: { person_ids: 'noe,alma', taken_from: '2026-06-01', taken_to: '2026-08-31' },
    rest,
  })
})

test('a city is a place around it, by one name or several', () => {
  const places = new Map([
    ['barcelona', { name: 'Barcelona', lat: 41.4, lng: 2.2 }],
    ['new york', { name: 'New York City', lat: 40.7, lng: -74 }],
  ])
  const inPlaces = (text: string) => typedSearchReader(text, { people, today: '2026-11-26', locale: 'en' })(places)
  expect(inPlaces('Noé in Barcelona 2020').parts).toMatchObject([
    { kind: 'person' },
    {
      kind: 'place',
      words: 'Barcelona',
      name: 'Barcelona',
      filter: { near_lat: '41.4', near_lng: '2.2', near_km: '25' },
    },
    { kind: 'dates' },
  ])
  expect(inPlaces('New York, snow')).toMatchObject({
    parts: [{ words: 'New York', name: 'New York City' }],
    text: 'snow',
  })
  expect(inPlaces('"Barcelona"')).toEqual({ parts: [], text: '"Barcelona"' })
  expect(possiblePlaces('New York snow')).toContain('new york')
})

test('each part knows its words, and quoting them makes them text', () => {
  const { parts } = read('Noé at the beach last summer')
  expect(parts.map(({ kind, words }) => [kind, words])).toEqual([
    ['person', 'Noé'],
    ['dates', 'last summer'],
  ])
  expect(read('beach "last summer" Noé')).toMatchObject({ filter: { person_ids: 'noe' }, rest: 'beach "last summer"' })
})

test('a second date is text, and so is a person who was named before', () => {
  expect(read('2019 2020')).toMatchObject({ filter: { taken_from: '2019-01-01' }, rest: '2020' })
  expect(read('Noé Noé').filter).toEqual({ person_ids: 'noe' })
})
