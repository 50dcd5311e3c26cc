import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inOwnWords } from './words-of-calendars.ts'

test.each([
  ['en-US', 'Chosen: ', 'Press to choose the first day', /Selected |`Click/],
  ['es-ES', 'Elegido: ', 'Pulse para elegir el primer día', /seleccionad[ao]:|`Haga clic/],
])('calendars say their choice in our words: %s', (locale, chosen, prompt, theirs) => {
  const path = new URL(
    `../../node_modules/react-aria/dist/private/intl/calendar/${locale}.mjs`,
    import.meta.url,
  )
  const said = inOwnWords(readFileSync(path, 'utf8'), locale)
  expect(said).toContain(chosen)
  expect(said).toContain(prompt)
  expect(said).not.toMatch(theirs)
  expect(() => inOwnWords('{}', locale)).toThrow(/no phrase/)
})
