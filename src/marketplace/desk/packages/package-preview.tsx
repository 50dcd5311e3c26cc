import type { Language } from '../../../kernel/language.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { packageOffer } from '../../web/catalogue/offers.ts'
import { PackageChoice } from '../../web/thing/package-choice.tsx'
import { PackageFace } from '../../web/thing/package-page.tsx'
import { everyDayFree } from '../every-day-free.ts'
import { GoodsPreview } from '../goods-preview.tsx'
import { type PackageValue, packageAsOwnersGetIt } from './package-value.ts'

interface PackagePreviewProps {
  value: PackageValue
  choices: GoodsChoices
  language: Language
}

const nothing = () => {}

/** A package's card and its page, drawn by the owner's own parts; every day is free. */
export function PackagePreview({ value, choices, language }: PackagePreviewProps) {
  const bundle = packageAsOwnersGetIt(value, choices)
  const taxPercent = (bundle.hotel ?? choices.hotels[0])?.taxPercent ?? null
  return (
    <GoodsPreview
      offer={packageOffer(bundle)}
      taxPercent={taxPercent}
      page={(panel) => <PackageFace bundle={bundle} taxPercent={taxPercent} level="h3" panel={panel} />}
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
    </GoodsPreview>
  )
}
