import { Document, Page, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { registerFonts, STYLES } from './look.ts'
import { as } from './tag.ts'
import { taggedPdf } from './tagged-pdf.ts'
import { hasPoppler, infoOf, treeOf } from './testing.structure.ts'

registerFonts()

const setPages = (...parts: ReactElement[]) =>
  taggedPdf(
    h(
      Document,
      { title: 'A paper about “Ñandú”', language: 'es-MX' },
      h(Page, { size: 'LETTER', style: STYLES.page }, ...parts),
    ),
  )
/** Fonts are shared by the papers of a process. `ú` is drawn of `u`, which the first paper does not have by itself. */
test.runIf(hasPoppler)('letters stay readable after a paper that had only their accented form', async () => {
  await setPages(h(Text, as('H1', { key: 1, style: STYLES.heading }), 'Ñandú'))
  const pdf = await setPages(h(Text, as('H1', { key: 1, style: STYLES.heading }), 'Account'))
  expect(treeOf(pdf)).toContain('. H1 "Account"')
})

const footer = h(View, { key: 'foot', fixed: true, style: STYLES.footer }, h(Text, {}, 'A foot'))

test.runIf(hasPoppler)(
  'a tree says what each part is, in the order in which one reads; what repeats is none of it',
  async () => {
    const pdf = await setPages(
      h(Text, as('H1', { key: 1 }), 'A title'),
      h(Text, { key: 2 }, 'A paragraph'),
      h(Text, { key: 3 }, ' '),
      h(View, as('L', { key: 4, style: {} }), h(View, as('LI', { style: {} }), h(Text, {}, 'An item'))),
      h(
        View,
        as('Table', { key: 5, style: {} }),
        h(
          View,
          as('TR', { style: {} }),
          h(Text, as('TH', { style: {} }, { scope: 'Row' }), 'A head'),
          h(Text, as('TD', { style: {} }), 'A cell'),
        ),
      ),
      h(Svg, as('Figure', { key: 6, width: 10, height: 10 }, { alt: 'A picture' })),
      h(Text, as('Artifact', { key: 7 }), 'A decoration'),
      footer,
    )
    expect(treeOf(pdf)).toEqual([
      'Document',
      '. H1 "A title"',
      '. P "A paragraph"',
      '. L',
      '. . LI',
      '. . . LBody',
      '. . . . P "An item"',
      '. Table',
      '. . TR',
      '. . . TH "A head"',
      '. . . TD "A cell"',
      '. Figure',
    ])
    expect(infoOf(pdf)).toMatchObject({ Title: 'A paper about “Ñandú”', Tagged: 'yes' })
    const raw = pdf.toString('latin1')
    for (const one of ['/Lang (es-MX)', '/DisplayDocTitle true', '/Alt (A picture)', '/Scope /Row'])
      expect(raw).toContain(one)
  },
)

test.runIf(hasPoppler)('what goes on on the next page is one part of the tree', async () => {
  const lines = Array.from({ length: 90 }, (_, at) =>
    h(View, as('TR', { key: at, wrap: false, style: {} }), h(Text, as('TD', { style: {} }), `Line ${at}`)),
  )
  const long = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ')
  const pdf = await setPages(
    h(View, as('Table', { key: 1, style: {} }), ...lines),
    h(Text, { key: 2 }, long),
    footer,
  )
  expect(Number(infoOf(pdf).Pages)).toBeGreaterThan(2)
  const tree = treeOf(pdf)
  expect(tree.filter((line) => /^\. \w/.test(line)).map((line) => line.split(' ')[1])).toEqual(['Table', 'P'])
  expect(tree.filter((line) => line.includes('TR'))).toHaveLength(90)
  const text = tree.at(-1)?.replaceAll(/[^\w]+/g, ' ') ?? ''
  expect(text).toContain('word0 word1 ')
  expect(text).toContain('word899')
})
