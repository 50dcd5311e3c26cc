import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['en', 'es'])(
  'the desk has the words, in %s, of what it draws of other slices and is no screen',
  (language) => {
    const catalogue = readFileSync(new URL(`../src/admin/words/${language}.po`, import.meta.url), 'utf8')
    const entries = catalogue.split('\n\n')
    // The ways of a transfer stand on the desk's orders; without them a built portal shows the message's code.
    for (const way of ['Arrival', 'Departure', 'Round trip'])
      expect(entries.filter((entry) => entry.includes(`msgid "${way}"\n`))).not.toEqual([])
  },
)
