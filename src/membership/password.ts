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

/**
 * Whether a password is among the first that anybody would try: too few different characters, neighbours in the
 * alphabet or on the keyboard, or a common word with digits and signs around it. What it is about beyond that, only its
 * owner knows.
 */
export function isEasilyGuessed(password: string): boolean {
  const letters = password.toLowerCase()
  if (new Set(letters).size < DIFFERENT_MIN) return true
  if (isRun(letters)) return true
  const word = letters.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return COMMON.has(word)
}

/** Nearly all characters are the neighbours of those before them: abcdefghij, 9876543210. */
function isRun(letters: string): boolean {
  const codes = [...letters].map((one) => one.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => Math.abs(code - (codes[at] ?? 0)))
  return steps.filter((step) => step === 1).length >= steps.length - 2
}
