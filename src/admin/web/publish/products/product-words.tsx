import { Trans } from '@lingui/react/macro'
import { BothLanguages } from '../both-languages.tsx'
import type { ProductValue } from './product-value.ts'

/** A part of the editor: what is typed, how it changes, and what is wrong with a field. */
export interface PartProps {
  value: ProductValue
  change: (some: Partial<ProductValue>) => void
  error: (path: string) => string | undefined
}

/** What a product is called, and what it is. */
export function ProductWords({ value, change, error, slug }: PartProps & { slug: string | null }) {
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>What it is</Trans>
      </h2>
      <BothLanguages
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
        value={value.name}
        error={error}
        onChange={(name) => change({ name })}
      />
      <BothLanguages
        name="metatag"
        label={<Trans>The line below the name</Trans>}
        most={200}
        value={value.metatag}
        error={error}
        onChange={(metatag) => change({ metatag })}
      />
      <BothLanguages
        name="description"
        label={<Trans>Description</Trans>}
        most={8000}
        rows={6}
        value={value.description}
        error={error}
        onChange={(description) => change({ description })}
      />
    </section>
  )
}
