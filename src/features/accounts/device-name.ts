/** Order matters: many user agents claim to be other browsers too, so the first match wins. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, sign: RegExp, handheld: boolean][] = [
  ['iPhone', /\biPhone\b/, true],
  ['iPad', /\biPad\b/, true],
  ['Android', /\bAndroid\b/, true],
  ['Windows', /\bWindows\b/, false],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/, false],
  ['ChromeOS', /\bCrOS\b/, false],
  ['Linux', /\bLinux\b/, false],
]

/** Browser and operating system from a User-Agent header, if recognized. */
export function deviceOf(user_agent: string): { browser?: string; system?: string; handheld: boolean } {
  const browser = browsers.find(([, sign]) => sign.test(user_agent))?.[0]
  const [system, , handheld = false] = systems.find(([, sign]) => sign.test(user_agent)) ?? []
  return { ...(browser && { browser }), ...(system && { system }), handheld }
}
