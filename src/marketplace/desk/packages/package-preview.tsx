import '../../web/catalogue/catalogue.css'
import type { Language } from '../../../kernel/language.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { OfferCard } from '../../web/catalogue/offer-card.tsx'
import { packageOffer } from '../../web/catalogue/offers.ts'
import { BuyPanel } from '../../web/thing/buy-panel.tsx'
import { PackageChoice } from '../../web/thing/package-choice.tsx'
import { PackageFace } from '../../web/thing/package-page.tsx'
import { everyDayFree } from '../every-day-free.ts'
import { asOwnersGetIt, type PackageValue } from './package-value.ts'

interface PackagePreviewProps {
  value: PackageValue
  choices: GoodsChoices
  language: Language
}

const nothing = () => {}

/** A package's card and its page, drawn by the owner's own parts; every day is free. */
export function PackagePreview({ value, choices, language }: PackagePreviewProps) {
  const bundle = asOwnersGetIt(value, choices)
  const taxPercent = (bundle.hotel ?? choices.hotels[0])?.taxPercent ?? null
  return (
    <div className="goods-preview">
      <OfferCard offer={packageOffer(bundle)} taxPercent={taxPercent} />
      <div>
        <PackageFace
          bundle={bundle}
          taxPercent={taxPercent}
          level="h3"
          panel={
            <BuyPanel
              total={{ cents: 0, currency: value.currency }}
              taxPercent={taxPercent}
              fault={null}
              onSubmit={nothing}
            >
              <PackageChoice
                key={language}
                bundle={bundle}
                taxPercent={taxPercent}
                qty={0}
                onQty={nothing}
                day={null}
                availability={everyDayFree(value, choices)}
                onDay={nothing}
              />
            </BuyPanel>
          }
        />
      </div>
    </div>
  )
}
