import { Trans } from '@lingui/react/macro'
import { namedMoney } from '../../../kernel/money.ts'
import { MoneyField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { CurrencyField, ResortField, SihotField } from '../goods-fields.tsx'
import { orNothing } from '../goods-value.ts'
import { type PackageValue, partsTogether } from './package-value.ts'

interface PackagePriceProps extends EditedPart<PackageValue>, Pick<GoodsChoices, 'hotels'> {
  /** Whether it has been on sale. */
  currencyStays: boolean
}

/** What a package costs, beside what its parts do, and where it is offered. */
export function PackagePrice({ hotels, currencyStays, ...part }: PackagePriceProps) {
  const { value, change, error } = part
  const { currency } = value
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>Price and place</Trans>
      </h2>
      <div className="editor-row">
        <MoneyField
          name="sale"
          label={<Trans>Price in {currency}</Trans>}
          required
          value={value.sale}
          error={error('sale')}
          onChange={(sale) => change({ sale })}
        />
        <CurrencyField {...part} stays={currencyStays} />
        <SihotField
          name="sihot"
          value={value.sihot}
          error={error('sihot')}
          onChange={(sihot) => change({ sihot })}
        />
        <ResortField {...part} hotels={hotels} />
      </div>
      <Saving value={value} />
    </section>
  )
}

/** What owners save: the price beside that of the parts one by one. */
function Saving({ value }: { value: PackageValue }) {
  const { currency } = value
  const together = partsTogether(value)
  const price = orNothing(value.sale)
  if (value.parts.length === 0 || together === null) return null
  const saved = price === null ? null : together - price
  const percent = saved === null || together === 0 ? 0 : Math.round((saved * 100) / together)
  const money = (cents: number) => namedMoney({ cents, currency })
  return (
    <div aria-live="polite">
      <dl className="facts package-sums">
        <dt>
          <Trans>One by one</Trans>
        </dt>
        <dd className="numeric">{money(together)}</dd>
        {saved !== null && saved > 0 && (
          <>
            <dt>
              <Trans>Owners save</Trans>
            </dt>
            <dd className="numeric">
              <b>{money(saved)}</b> ({percent}%)
            </dd>
          </>
        )}
      </dl>
      {saved !== null && saved <= 0 && (
        <p className="small muted">
          {saved === 0 ? (
            <Trans>It costs as much as its parts one by one: owners save nothing.</Trans>
          ) : (
            <Trans>It costs more than its parts one by one.</Trans>
          )}
        </p>
      )}
    </div>
  )
}
