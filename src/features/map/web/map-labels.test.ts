import { expect, test } from 'vitest'
import { labelsOn, type Measure } from './map-labels.ts'
import { fit, xOf, yOf } from './map-view.ts'

const phone = { width: 358, height: 380 }
const iberia = { west: -9.5, south: 36, east: 3.3, north: 43.8 }
const measure: Measure = (text) => ({ width: 7 * text.length, height: 15 })
const country = (name: string, lng: number, lat: number, degrees: number) => ({
  ...{ name, x: xOf(lng), y: yOf(lat), width: degrees / 360 },
})
const countries = [country('Spain', -3.6, 40.3, 12.6), country('Portugal', -8, 39.6, 2.4), country('Cuba', -79, 22, 10)]

function place(name: string, lng: number, lat: number, extent = 0) {
  const box = { west: lng, east: lng + extent, south: lat, north: lat }
  return { ...box, lat, lng, name, x: xOf(lng), y: yOf(lat), photos: 1, photo_id: name, small_url: '', names: [name] }
}

const texts = (clusters: ReturnType<typeof place>[], area = iberia) =>
  labelsOn({ clusters, countries, photo: 56 }, fit(area, phone), phone, measure).map(({ text }) => text)

test('countries are named where their name fits, and towns below their photos', () => {
  expect(texts([])).toEqual(['Spain'])
  expect(texts([], { west: -10, south: 36.5, east: -2, north: 42.5 })).toEqual(['Spain', 'Portugal'])
  expect(texts([place('Bilbao, Spain', -2.9, 43.2)])).toEqual(['Bilbao', 'Spain'])
})

test('no name covers a photo, another name or the buttons', () => {
  expect(texts([place('Toledo, Spain', -3.6, 40.3)])).toEqual(['Toledo'])
  const [first, second] = [place('Madrid, Spain', -3.7, 40.4), place('Pinto, Spain', -3.7, 40.2)]
  expect(texts([first, second])).toEqual(['Pinto'])
})

test('photos of several towns have the name of their country, or of the town with the most photos', () => {
  expect(texts([place('Bilbao, Spain', -2.9, 43.2, 2)])).toEqual(['Spain'])
  const several = {
    ...place('Porto, Portugal', -7, 41.2, 2),
    names: ['Porto, Portugal', 'Braga, Portugal', 'Vigo, Spain'],
  }
  expect(texts([several])).toEqual(['Porto +2', 'Spain'])
})
