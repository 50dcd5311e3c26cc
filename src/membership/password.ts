/** The least and most characters of a new password. The upper bound keeps a hash from becoming a way to tire the server. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

/** Fewer different characters than this are a pattern, not a password. */
const DIFFERENT_MIN = 5

/** A new password of so many characters is a good one, where nothing speaks against it; of so many a strong one. */
const GOOD = 14
const STRONG = 18

/** The words that most people would try, of this house too: the server knows 13,000 more (`tried-first.ts`). */
const COMMON = new Set([
  'password',
  'contraseña',
  'contrasena',
  'welcome',
  'bienvenido',
  'bienvenida',
  'letmein',
  'iloveyou',
  'tequiero',
  'teamo',
  'admin',
  'administrador',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'veranda',
])

/** What speaks against a new password; `about` is nothing but what everybody knows of its account. */
export type Weakness = 'short' | 'pattern' | 'run' | 'word' | 'about'

/** A password needs so many letters of its own beside what everybody knows of its account. */
const OWN_LETTERS_MIN = 4

/**
 * Why a new password would be guessed: too short, too few different characters, neighbours in the alphabet, a common word
 * with digits and signs around it, or nothing but what is known of its account (`about`: name, address, the club's name).
 * Null where nothing speaks against it.
 */
export function weaknessOf(password: string, about: readonly string[] = []): Weakness | null {
  const letters = password.toLowerCase()
  if ([...password].length < PASSWORD_MIN) return 'short'
  if (about.length > 0 && isAbout(letters, about)) return 'about'
  if (new Set(letters).size < DIFFERENT_MIN) return 'pattern'
  if (isRun(letters)) return 'run'
  const stem = stemOf(letters)
  return stem === '' || COMMON.has(stem) ? 'word' : null
}

/** Whether a password is among the first that anybody would try. Its length is another question. */
export function isEasilyGuessed(password: string, about: readonly string[] = []): boolean {
  const weakness = weaknessOf(password, about)
  return weakness !== null && weakness !== 'short'
}

/** How strong a new password is, from 0 (not taken) to 3, for a meter: the longer, the better. */
export function strengthOf(password: string, about: readonly string[] = []): 0 | 1 | 2 | 3 {
  if (weaknessOf(password, about)) return 0
  const { length } = [...password]
  return length >= STRONG ? 3 : length >= GOOD ? 2 : 1
}

/** A password without the digits and signs around it, in small letters. */
export function stemOf(password: string): string {
  return password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** Of its letters too few are left once the words of what is known are taken away. */
function isAbout(letters: string, about: readonly string[]): boolean {
  const words = about
    .flatMap((one) => one.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), letters).replace(/[^\p{L}]/gu, '')
  return own.length < OWN_LETTERS_MIN && own.length < letters.replace(/[^\p{L}]/gu, '').length
}

/** Nearly all characters are the neighbours of those before them: abcdefghij, 9876543210. */
function isRun(letters: string): boolean {
  const codes = [...letters].map((one) => one.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => Math.abs(code - (codes[at] ?? 0)))
  return steps.filter((step) => step === 1).length >= steps.length - 2
}
