import { expect, test } from 'vitest'
import { labelsOn, type Measure } from './map-labels.ts'
import { fit, xOf, yOf } from './map-view.ts'

const phone = { width: 358, height: 380 }
const iberia = { west: -9.5, south: 36, east: 3.3, north: 43.8 }
const measure: Measure = (text) => ({ width: 7 * text.length, height: 15 })
/** A country as wide everywhere, with a row three degrees south of its middle. */
const country = (name: string, lng: number, lat: number, degrees: number) => ({
  ...{ name, x: xOf(lng), y: yOf(lat), width: degrees / 360 },
  rows: [{ y: yOf(lat - 3), west: xOf(lng - degrees / 2), east: xOf(lng + degrees / 2) }],
})
const countries = [country('Spain', -3.6, 40.3, 12.6), country('Portugal', -8, 39.6, 2.4), country('Cuba', -79, 22, 10)]

function place(name: string, lng: number, lat: number, photos = 1) {
  const box = { west: lng, east: lng, south: lat, north: lat }
  const one = { ...box, lat, lng, name, photos, photo_id: name, small_url: '' }
  return { ...one, x: xOf(lng), y: yOf(lat), places: [one] }
}

const texts = (clusters: ReturnType<typeof place>[], area = iberia) =>
  labelsOn({ clusters, countries, photo: 56 }, fit(area, phone, { edge: 48 }), phone, measure).map(({ text }) => text)

test('countries are named where their name fits, and towns below their photos', () => {
  expect(texts([])).toEqual(['Spain'])
  expect(texts([], { west: -10, south: 36.5, east: -2, north: 42.5 })).toEqual(['Spain', 'Portugal'])
  expect(texts([place('Bilbao, Spain', -2.9, 43.2)])).toEqual(['Bilbao', 'Spain'])
})

test('no name covers a photo, another name or the buttons', () => {
  const [first, second] = [place('Madrid, Spain', -3.7, 40.4), place('Pinto, Spain', -3.7, 40.2)]
  expect(texts([first, second])).toEqual(['Pinto', 'Spain'])
})

test('a country whose middle is off the map or below a photo is named elsewhere in it', () => {
  expect(texts([], { west: -6, south: 36, east: 1, north: 39.5 })).toEqual(['Spain'])
  expect(texts([place('Toledo, Spain', -3.6, 40.3)])).toEqual(['Toledo', 'Spain'])
})

test('photos of several towns have the name of the town with the most photos, and the number of others', () => {
  const porto = place('Porto, Portugal', -7, 41.2, 2)
  const places = [
    ...porto.places,
    ...['Vigo, Spain', 'Braga, Portugal', 'Vigo, Spain'].flatMap(
      (name) => place(name, -7, 41.2, name === 'Vigo, Spain' ? 2 : 1).places,
    ),
  ]
  expect(texts([{ ...porto, places }])).toEqual(['Vigo +2', 'Spain'])
})
