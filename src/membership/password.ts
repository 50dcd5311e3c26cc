/** The least and most characters of a password. The upper bound keeps a hash from becoming a way to tire the server. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** Fewer different characters than this are a pattern, not a password. */
const DIFFERENT_MIN = 5

/** What the lists of stolen passwords are full of, once digits and signs at both ends are taken away. */
const COMMON = new Set([
  ...[
    '',
    'password',
    'passwords',
    'passw0rd',
    'contraseña',
    'contrasena',
    'welcome',
    'bienvenido',
    'bienvenida',
  ],
  ...[
    'letmein',
    'iloveyou',
    'teamo',
    'teamomucho',
    'tequiero',
    'tequieromucho',
    'administrator',
    'administrador',
  ],
  ...['admin', 'superman', 'princess', 'princesa', 'sunshine', 'football', 'baseball', 'michelle', 'veranda'],
  ...[
    'estrella',
    'mariposa',
    'chocolate',
    'alejandro',
    'alejandra',
    'qwerty',
    'qwertyui',
    'qwertyuiop',
    'asdfghjkl',
  ],
  ...[
    'qazwsxedc',
    'zaqxswcde',
    'zxcvbnm',
    'changeme',
    'computer',
    'trustno',
    'whatever',
    'starwars',
    'dragon',
  ],
])

/** A password needs so many letters of its own beside what everybody knows of its account. */
const OWN_LETTERS_MIN = 4

/**
 * Whether a password is among the first that anybody would try: too few different characters, neighbours in the
 * alphabet or on the keyboard, a common word with digits and signs around it, or nothing but what is known of its
 * account (`about`: name, address).
 */
export function isEasilyGuessed(password: string, about: readonly string[] = []): boolean {
  const letters = password.toLowerCase()
  if (about.length > 0 && isAbout(letters, about)) return true
  if (new Set(letters).size < DIFFERENT_MIN) return true
  if (isRun(letters)) return true
  const word = letters.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return COMMON.has(word)
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
