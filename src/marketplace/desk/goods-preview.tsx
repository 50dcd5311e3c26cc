import '../web/catalogue/catalogue.css'
import type { ReactNode } from 'react'
import { OfferCard } from '../web/catalogue/offer-card.tsx'
import type { CatalogueOffer } from '../web/catalogue/offers.ts'
import { BuyPanel } from '../web/thing/buy-panel.tsx'

interface GoodsPreviewProps {
  offer: CatalogueOffer
  taxPercent: number | null
  /** Its page around the panel in which it is chosen. */
  page: (panel: ReactNode) => ReactNode
  /** What stands in the panel. */
  children: ReactNode
}

/** The card and the page of something for sale, drawn by the owner's own parts; nothing is chosen yet. */
export function GoodsPreview({ offer, taxPercent, page, children }: GoodsPreviewProps) {
  const total = { cents: 0, currency: offer.currency }
  return (
    <div className="goods-preview">
      <OfferCard offer={offer} taxPercent={taxPercent} />
      <div>
        {page(
          <BuyPanel total={total} taxPercent={taxPercent} fault={null} onSubmit={() => {}}>
            {children}
          </BuyPanel>,
        )}
      </div>
    </div>
  )
}
