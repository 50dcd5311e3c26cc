import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bilingual } from '../../kernel/language.ts'
import { EditedWords } from '../../web/desk/both-languages.tsx'
import type { EditedPart } from '../../web/desk/use-editing.ts'

interface GoodsWordsProps {
  part: EditedPart<{ name: Bilingual; metatag: Bilingual }>
  /** Its name in addresses, once that stands. */
  slug: string | null
  /** The field of its description. */
  children: ReactNode
}

/** What a product or an event is called, and what it is. */
export function GoodsWords({ part, slug, children }: GoodsWordsProps) {
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>What it is</Trans>
      </h2>
      <EditedWords
        part={part}
        name="name"
        label={<Trans>Name</Trans>}
        hint={
          slug ? (
            <Trans>Its address stays /things-to-do/product/{slug}, whatever it is called.</Trans>
          ) : (
            <Trans>Its address is made from the English name, and stays once it is published.</Trans>
          )
        }
        most={120}
      />
      <EditedWords part={part} name="metatag" label={<Trans>The line below the name</Trans>} most={200} />
      {children}
    </section>
  )
}
