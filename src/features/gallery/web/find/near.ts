/** A place, and how far around it is near. */
export type Near = { lat: number; lng: number; km: number; name: string | undefined }

/** As the address says it: latitude, longitude, kilometres, and perhaps a name. */
export function readNear(text: string): Near {
  const [lat, lng, km, name] = text.split(',')
  return { lat: Number(lat), lng: Number(lng), km: Number(km), name }
}

export function writeNear({ lat, lng, km, name }: Near): string {
  const degrees = [lat, lng].map((value) => Number(value.toFixed(4)))
  return [...degrees, km, ...(name ? [name.replaceAll(',', '')] : [])].join()
}
