import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What docs/words.md rules out: how it would stand in a catalogue, and what is said instead. */
const AVOIDED = {
  en: [
    [/fewer letters|more letters find/i, 'Try a shorter search'],
    [/\b(?:document|contract|owner|on sale) fits\b/i, 'No … match'],
    [/counts no more|becomes of the balance|next word\b|\bmend it\b/i, 'docs/words.md'],
    [/working day/i, 'a promise has a clock'],
    [/\bby mail\b/i, 'by email'],
    [/\banew\b/i, 'again'],
    [/for good\b/i, 'permanently'],
    [/has this in its name|under that name/i, 'No … match'],
    [/among (?:your|my) people/i, 'My people'],
    [/\bset (?:off|against)\b/i, 'put towards, covered by'],
    [/^take out\b|\bput in\b|\btaken out$/i, 'add, remove'],
    [/\bin house\b|\bno more$|is none of\b/i, 'plain words'],
    [/^(?:understood|ok)$/i, 'a button says the deed'],
    [/\b(?:cancel|change) this line\b/i, 'the thing’s name'],
  ],
  es: [
    [/menos letras|más letras se encuentra/i, 'Pruebe con una búsqueda más corta'],
    [/\bde la mesa\b|\bla mesa (?:ya|suspendió|respondió)/i, 'el mostrador'],
    [/\b(?:tu|tus|ti|contigo|tú)\b/i, 'usted'],
    [/(?<!la )bienvenid[oa]s?\b|\bsoci[oa] desde/i, 'nobody’s gender is guessed'],
    [/día hábil$|en un día hábil/i, 'a promise has a clock'],
    [/\bmontos?\b/i, 'importe'],
    [/\bañad(?:ir|a|e)\b/i, 'agregar'],
    [/\bmis personas\b|\bsus personas\b/i, 'Mi gente'],
    [/\bse están? (?:cargando|buscando)\b/i, 'Cargando …'],
    [/[«»]/, '“ ”'],
    [/transaccion/i, 'movimiento'],
    [/toma esta estancia|esta estancia toma/i, 'usa esta estancia'],
    [/\bde inmediato\b|\bal instante\b/i, 'enseguida'],
    [/\breintentar\b/i, 'Intentar de nuevo'],
    [/\binformes?\b/i, 'reporte'],
    [/\bintercambio (?:por|con) |\ben (?:un|ningún) intercambio\b/i, 'permuta'],
    [/(?<!su )\border?nad[oa]s?\b|\bordenan\b/i, 'pedir'],
    [/\breservas\b|\b(?:la|una|su) reserva\b/i, 'reservación'],
    [/persona propietaria/i, 'propietario'],
    [/\bniñ[oa]s?\b/i, 'menor'],
    [/\bvestíbulo\b/i, 'lobby'],
    [/ e (?!h?i)/i, 'y'],
    [/\ben el hotel\b/i, 'en el resort'],
    [/# de la (?:mañana|noche)/i, 'that is an hour; actividades por la mañana'],
  ],
} as const

const unquoted = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line.trim()) as string)
    .join('')

/** The texts of a catalogue, as people read them. */
function textsIn(catalogue: string): string[] {
  return catalogue.split(/\n\n+/).flatMap((entry) => {
    const [id, text] = ['msgid', 'msgstr'].map((key) => {
      const found = new RegExp(`^${key} ((?:".*"(?:\\n|$))+)`, 'm').exec(entry)?.[1]
      return found === undefined ? '' : unquoted(found)
    })
    return id && text ? [text] : []
  })
}

test('what the menu’s language says is in the words of every page', () => {
  for (const language of ['en', 'es'])
    expect(readFileSync(`src/portal/words/${language}.po`, 'utf8')).toContain('msgid "Language changed"')
})

test.each(['en', 'es'] as const)('no catalogue in %s says what docs/words.md avoids', (language) => {
  const catalogues = globSync(`src/**/words/${language}.po`)
  expect(catalogues.length).toBeGreaterThan(15)
  const said = catalogues.flatMap((path) =>
    textsIn(readFileSync(path, 'utf8')).flatMap((text) =>
      AVOIDED[language]
        .filter(([avoided]) => avoided.test(text))
        .map(([, instead]) => `${path}: ${text} (${instead})`),
    ),
  )
  expect(said).toEqual([])
})

test('a text is found in a catalogue wherever it is broken', () => {
  const [first, second] = textsIn(
    'msgid ""\nmsgstr "head"\n\n#: a\nmsgid "One"\nmsgstr "Fewer "\n"letters"\n\nmsgid "Two"\nmsgstr ""\n',
  )
  expect([first, second]).toEqual(['Fewer letters', undefined])
  expect(AVOIDED.en.some(([avoided]) => avoided.test(first ?? ''))).toBe(true)
})
