import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Package } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'
import { useTax } from '../price/use-tax.ts'
import { BuyPackage } from './buy-package.tsx'
import { ThingPage } from './thing-page.tsx'
import type { Then } from './use-add.ts'

/** A package: what comes with it, and what it saves. */
export function PackagePage({ bundle, onAdded }: { bundle: Package; onAdded: (then: Then) => void }) {
  return (
    <PackageFace
      bundle={bundle}
      taxPercent={useTax()(bundle.hotel)}
      panel={<BuyPackage key={bundle.id} bundle={bundle} onAdded={onAdded} />}
    />
  )
}

interface PackageFaceProps {
  bundle: Package
  /** On top of its price, in percent; null while it is not known. */
  taxPercent: number | null
  level?: 'h1' | 'h3'
  panel: ReactNode
}

/** What a package's page tells, around the panel in which it is chosen. */
export function PackageFace({ bundle, taxPercent, level, panel }: PackageFaceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currency, partsCents, saleprice, hotel } = bundle
  const priceOf = (cents: number) => <Price cents={cents} currency={currency} taxPercent={taxPercent} />
  const facts = [
    { label: t`Price`, value: priceOf(saleprice) },
    partsCents > saleprice && { label: t`One by one`, value: priceOf(partsCents) },
    { label: t`Resort`, value: hotel?.name ?? t`Every resort; served where you stay on its day` },
  ].filter((fact) => fact !== false && fact !== null)
  return (
    <ThingPage
      pictures={[bundle.picture, ...bundle.gallery, ...bundle.products.map(({ picture }) => picture)]}
      photos={bundle.photos}
      chips={
        <Chip tone="accent">
          <Trans>Package</Trans>
        </Chip>
      }
      name={bundle.packageData.name[language]}
      {...(level && { level })}
      line={bundle.packageData.metatag[language]}
      facts={facts}
      panel={panel}
    >
      <p>{bundle.packageData.description[language]}</p>
      <h2 className="title">
        <Trans>Included</Trans>
      </h2>
      <ul className="product-included">
        {bundle.products.map((part) => (
          <li key={part.detailId}>
            {part.qty} ×{' '}
            <Link to="/things-to-do/product/$slug" params={{ slug: part.slug }} className="link">
              {part.name[language]}
            </Link>
            , {part.detaildisplay[language]}
          </li>
        ))}
      </ul>
    </ThingPage>
  )
}
