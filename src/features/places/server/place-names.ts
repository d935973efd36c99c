import { distanceKm } from './distance.ts'
import { towns } from './towns.ts'

/** Positions farther than this from any town get no name. */
const NEAR_KM = 40
/** Within this distance, a city is preferred over a nearer village. */
const CITY_KM = 12
const CITY_POPULATION = 50_000
const CANDIDATES = 12

/** The nearest town and its country in English ("Lisbon, Portugal"), from bundled data; null if there's none nearby. */
export async function nameOfPlace(lat: number | null, lng: number | null): Promise<string | null> {
  if (lat === null || lng === null) return null
  const near = (await towns()).near(lat, lng, CANDIDATES, NEAR_KM)
  const town =
    near.find((one) => one.population >= CITY_POPULATION && distanceKm({ lat, lng }, one) <= CITY_KM) ?? near[0]
  if (!town) return null
  countryNames ??= new Intl.DisplayNames('en', { type: 'region' })
  return `${town.name}, ${countryNames.of(town.country) ?? town.country}`
}

/** Created for the first place instead of at startup, because it takes about 40 ms. */
let countryNames: Intl.DisplayNames | undefined
