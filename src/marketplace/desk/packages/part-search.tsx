import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import { FoundVariants } from '../found-variants.tsx'
import { type PartValue, packagePartOf } from './package-value.ts'

interface PartSearchProps {
  parts: readonly PartValue[]
  currency: Currency
  error: string | undefined
  onAdd: (part: PartValue) => void
}

/** What is on sale, to be put into a package: each variant once, and nothing in another currency. */
export function PartSearch({ parts, currency, error, onAdd }: PartSearchProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <FoundVariants
      name="parts"
      label={<Trans>Add something</Trans>}
      hint={<Trans>By product, variant or resort. What is on sale can be added.</Trans>}
      required={parts.length === 0}
      error={error}
    >
      {(found, back) =>
        found
          .filter(({ active }) => active)
          .map((variant) => {
            const { idDetail, sale, hotel } = variant
            const name = `${variant.product[language]}, ${variant.variant[language]}`
            const own = variant.currency
            const isIn = parts.some(({ detailId }) => detailId === idDetail)
            return (
              <li key={idDetail}>
                <div>
                  <b>{name}</b>
                  <p className="small muted">
                    {formatMoney({ cents: sale, currency: own })} {own}
                    {' · '}
                    {hotel ?? <Trans>Every resort</Trans>}
                  </p>
                </div>
                {isIn ? (
                  <span className="small muted">
                    <Trans>It is in the package</Trans>
                  </span>
                ) : parts.length > 0 && own !== currency ? (
                  <span className="small muted">
                    <Trans>Another currency</Trans>
                  </span>
                ) : (
                  <Button
                    kind="secondary"
                    size="small"
                    aria-label={t`Add: ${name}`}
                    onClick={() => {
                      onAdd(packagePartOf(variant))
                      back()
                    }}
                  >
                    <Plus className="icon-small" aria-hidden /> <Trans>Add</Trans>
                  </Button>
                )}
              </li>
            )
          })
      }
    </FoundVariants>
  )
}
