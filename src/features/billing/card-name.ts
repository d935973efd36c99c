/** Providers send brand names in lower case. */
export function cardName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
