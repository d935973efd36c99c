/** A place with a radius in kilometers. */
export type Near = { lat: number; lng: number; km: number; name: string | undefined }

/** Format in the URL: latitude, longitude, kilometers, and optionally a name. */
export function readNear(text: string): Near {
  const [lat, lng, km, name] = text.split(',')
  return { lat: Number(lat), lng: Number(lng), km: Number(km), name }
}

export function writeNear({ lat, lng, km, name }: Near): string {
  const degrees = [lat, lng].map((value) => Number(value.toFixed(4)))
  return [...degrees, km, ...(name ? [name.replaceAll(',', '')] : [])].join()
}
