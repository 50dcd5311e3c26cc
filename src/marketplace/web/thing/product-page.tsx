import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { spanOfMinutes } from '../../times/how-long.ts'
import { DurationWords } from '../catalogue/duration-words.tsx'
import { IfPlansChange } from '../price/free-until.tsx'
import { AlsoTaken } from '../reviews/also-taken.tsx'
import { SaidOfIt } from '../reviews/said-of-it.tsx'
import { BuyTransfer } from '../transfer/buy-transfer.tsx'
import { BuyProduct } from './buy-product.tsx'
import { ThingPage } from './thing-page.tsx'
import type { Then } from './use-add.ts'

/** A product: what it is, what is included, and its variants to choose from. */
export function ProductPage({ product, onAdded }: { product: Product; onAdded: (then: Then) => void }) {
  if (product.transfer)
    return (
      <ProductFace
        product={product}
        wide
        panel={<BuyTransfer key={product.id} product={product} onAdded={onAdded} />}
      />
    )
  return (
    <ProductFace
      product={product}
      panel={<BuyProduct key={product.id} product={product} onAdded={onAdded} />}
    />
  )
}

interface ProductFaceProps {
  product: Product
  level?: 'h1' | 'h3'
  /** The panel has the page’s width, between the name and what is told. */
  wide?: true
  panel: ReactNode
}

/** What a product's page tells, around the panel in which it is chosen. */
export function ProductFace({ product, level, wide, panel }: ProductFaceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { page, promo, hotel } = product
  const { least, most } = spanOfMinutes(product.details)
  const size = page?.groupSize ?? null
  const facts = [
    least !== null && { label: t`Length`, value: <DurationWords minutes={least} most={most} /> },
    size !== null && {
      label: t`Group`,
      value: <Plural value={size} one="One person" other="Up to #" />,
    },
    page?.meetingPoint != null && { label: t`Meeting point`, value: page.meetingPoint[language] },
    { label: t`Resort`, value: hotel?.name ?? t`Every resort; served where you stay on its day` },
  ].filter((fact) => fact !== false && fact !== null && fact !== undefined)
  return (
    <ThingPage
      pictures={page?.gallery ?? [product.picture]}
      photos={page?.photos ?? []}
      chips={
        (promo || product.bestSeller !== null) && (
          <>
            {promo && (
              <Chip tone="accent">
                <Trans>
                  {promo.name[language]}, {promo.percent}% off
                </Trans>
              </Chip>
            )}
            {product.bestSeller !== null && (
              <Chip>
                <Trans>Best seller</Trans>
              </Chip>
            )}
          </>
        )
      }
      name={product.name[language]}
      {...(level && { level })}
      {...(wide && { wide })}
      line={product.metatag[language]}
      facts={facts}
      panel={panel}
    >
      {page && <p>{page.description[language]}</p>}
      {page && page.included.length > 0 && (
        <>
          <h2 className="title">
            <Trans>Included</Trans>
          </h2>
          <ul className="product-included">
            {page.included.map((item) => (
              <li key={item.en}>{item[language]}</li>
            ))}
          </ul>
        </>
      )}
      {page?.bring && (
        <>
          <h2 className="title">
            <Trans>What to bring</Trans>
          </h2>
          <p>{page.bring[language]}</p>
        </>
      )}
      {page?.goodToKnow && (
        <>
          <h2 className="title">
            <Trans>Good to know</Trans>
          </h2>
          <p>{page.goodToKnow[language]}</p>
        </>
      )}
      {page && <IfPlansChange cancelHours={page.cancelHours} />}
      {!level && <SaidOfIt id={product.id} />}
      {!level && <AlsoTaken id={product.id} />}
    </ThingPage>
  )
}
