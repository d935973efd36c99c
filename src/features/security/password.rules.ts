/** At least 12 characters, without rules about which ones (NIST SP 800-63B). Scrypt reads no more than the maximum. */
export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 200

export const passwordWeaknesses = [
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_like_you',
] as const
export type PasswordWeakness = (typeof passwordWeaknesses)[number]

/** The most common choices, which attackers try first; adding digits and symbols doesn't make them better. */
const COMMON = new Set(
  `password passwort contrasena motdepasse letmein welcome qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfghjkl
  yxcvbnm zxcvbnm qazwsx qazwsxedc iloveyou iloveu loveyou jetaime teamo tequiero sunshine princess princesa princesse
  dragon monkey football futbol baseball basketball superman batman spiderman starwars pokemon michael jordan charlie
  jessica ashley daniel jennifer thomas admin administrator root user guest test testing login master secret changeme
  trustno hello bonjour hola family familia famille hearthbook photos fotos album mama papa mummy daddy baby bebe
  summer winter spring autumn verano invierno ete hiver january computer internet google facebook instagram whatsapp
  abcdef abcdefg abcdefgh abcdefghijkl qwe asd zxc abc aaa freedom whatever shadow killer pepper ginger cookie cheese
  chocolate flower butterfly angel angels jesus god bless blessed forever together birthday correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean),
)
/** Shorter parts of a name or address also occur in many good passwords. */
const OWN_WORD_MIN_LENGTH = 3
/** Required number of characters besides the user's own name and address. */
const OTHER_LENGTH_MIN = 6
/** Letters that Unicode doesn't decompose. */
const UNACCENTED: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

type Owner = { email: string; first_name: string; last_name: string }

/** The password's weaknesses, for the user to fix; empty if it's good. */
export function weaknessesOf(password: string, owner: Owner): PasswordWeakness[] {
  const found: PasswordWeakness[] = []
  if ([...password].length < PASSWORD_MIN_LENGTH) found.push('password_too_short')
  if (password.length > PASSWORD_MAX_LENGTH) found.push('password_too_long')
  if (isCommon(password)) found.push('password_common')
  if (isLike(password, owner)) found.push('password_like_you')
  return found
}

function isCommon(password: string): boolean {
  const plain = lettersOf(password)
  if (new Set(password.toLowerCase()).size < 5 || isRow(password)) return true
  const read = lettersOf(withoutLeet(password))
  const core = lettersOf(withoutLeet(withoutEnds(password)))
  return [plain, read, core].some(isOfCommonWords)
}

/** One common word, or several in a row. */
function isOfCommonWords(letters: string): boolean {
  if (letters.length < 3) return false
  if (COMMON.has(letters)) return true
  for (let cut = 3; cut <= letters.length - 3; cut++)
    if (COMMON.has(letters.slice(0, cut)) && isOfCommonWords(letters.slice(cut))) return true
  return false
}

/** 123456789012, abcdefghijkl, 987654321098. */
function isRow(password: string): boolean {
  const codes = Array.from(password, (sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.length > 0 && steps.filter((step) => Math.abs(step) === 1).length / steps.length > 0.8
}

/** Mostly the user's own names and address. */
function isLike(password: string, { email, first_name, last_name }: Owner): boolean {
  const own = [email, first_name, last_name]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .concat(`${first_name}${last_name}`)
    .flatMap((word) => [plainOf(word), plainOf(inGermanVowels(word))])
    .filter((word) => word.length >= OWN_WORD_MIN_LENGTH)
    .toSorted((a, b) => b.length - a.length)
  return [plainOf(password), plainOf(withoutLeet(withoutEnds(password)))].some((typed) => {
    const rest = own.reduce((left, word) => left.replaceAll(word, ''), typed)
    return rest !== typed && rest.replace(/^\d{1,8}|\d{1,8}$/g, '').length < OTHER_LENGTH_MIN
  })
}

/** Letters and digits only, without accents. */
function plainOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[øłđßæœı]/g, (letter) => UNACCENTED[letter] ?? letter)
}

function inGermanVowels(text: string): string {
  return text.normalize('NFC').replace(/[äöü]/gi, (vowel) => `${vowel.normalize('NFD')[0]}e`)
}

/** Leading and trailing digits and symbols, such as a year, would only look like letters by accident. */
function withoutEnds(password: string): string {
  return password.replace(/^\P{L}+|\P{L}+$/gu, '')
}

function withoutLeet(text: string): string {
  return [...text].map((sign) => LEET[sign] ?? sign).join('')
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')
}
