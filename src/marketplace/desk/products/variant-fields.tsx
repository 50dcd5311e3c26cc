import { Trans } from '@lingui/react/macro'
import type { Currency } from '../../../kernel/money.ts'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { MoneyField, WholeField } from '../../../web/desk/number-field.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { SihotField } from '../goods-fields.tsx'
import { NO_WORDS, orNull } from '../goods-value.ts'
import type { VariantValue } from './product-value.ts'
import { VariantTimes } from './variant-times.tsx'

interface VariantFieldsProps {
  value: VariantValue
  /** Its path in the call: `variants.0`. */
  at: string
  currency: Currency
  transfer: boolean
  error: (path: string) => string | undefined
  onChange: (some: Partial<VariantValue>) => void
}

/** The fields of one variant. Prices are typed in decimals of the product's currency. */
export function VariantFields(props: VariantFieldsProps) {
  const { value, at, error, onChange } = props
  return (
    <>
      <BothLanguages
        name={`${at}.name`}
        label={<Trans>Name</Trans>}
        most={120}
        value={value.name}
        error={error}
        onChange={(name) => onChange({ name })}
      />
      <BothLanguages
        name={`${at}.hint`}
        label={<Trans>Who it is for</Trans>}
        optional
        most={200}
        value={value.hint ?? NO_WORDS}
        error={error}
        onChange={(hint) => onChange({ hint: orNull(hint) })}
      />
      <VariantFigures {...props} />
      <Checkbox checked={value.child} onChange={({ target }) => onChange({ child: target.checked })}>
        <b>
          <Trans>It is a child’s</Trans>
        </b>{' '}
        <span className="small muted">
          <Trans>“From” is never its price.</Trans>
        </span>
      </Checkbox>
      <VariantTimes value={value} at={at} error={error} onChange={onChange} />
    </>
  )
}

/** What one costs, for how many it is, and how many there are. */
function VariantFigures({ value, at, currency, transfer, error, onChange }: VariantFieldsProps) {
  return (
    <div className="editor-row">
      <MoneyField
        name={`${at}.sale`}
        label={<Trans>Price in {currency}</Trans>}
        required
        value={value.sale}
        error={error(`${at}.sale`)}
        onChange={(sale) => onChange({ sale })}
      />
      <WholeField
        name={`${at}.mostDiscount`}
        label={<Trans>Largest discount, in percent</Trans>}
        required
        value={value.mostDiscount}
        error={error(`${at}.mostDiscount`)}
        onChange={(mostDiscount) => onChange({ mostDiscount })}
      />
      <WholeField
        name={`${at}.people`}
        label={transfer ? <Trans>People it holds</Trans> : <Trans>People one is for</Trans>}
        required
        value={value.people}
        error={error(`${at}.people`)}
        onChange={(people) => onChange({ people })}
      />
      {transfer && value.extra !== null && (
        <WholeField
          name={`${at}.peopleInPrice`}
          label={<Trans>People in its price</Trans>}
          hint={<Trans>Empty: all that it holds.</Trans>}
          value={value.peopleInPrice}
          error={error(`${at}.peopleInPrice`)}
          onChange={(peopleInPrice) => onChange({ peopleInPrice })}
        />
      )}
      <WholeField
        name={`${at}.minutes`}
        label={<Trans>Length in minutes</Trans>}
        hint={<Trans>Empty: as long as the product.</Trans>}
        value={value.minutes}
        error={error(`${at}.minutes`)}
        onChange={(minutes) => onChange({ minutes })}
      />
      <WholeField
        name={`${at}.most`}
        label={<Trans>The most on one line</Trans>}
        required
        value={value.most}
        error={error(`${at}.most`)}
        onChange={(most) => onChange({ most })}
      />
      {transfer && (
        <MoneyField
          name={`${at}.extra`}
          label={<Trans>Each extra passenger, in {currency}</Trans>}
          hint={<Trans>Empty: nobody extra.</Trans>}
          value={value.extra}
          error={error(`${at}.extra`)}
          onChange={(extra) => onChange({ extra })}
        />
      )}
      {value.times !== 'slots' && (
        <WholeField
          name={`${at}.capacity`}
          label={<Trans>Places a day</Trans>}
          hint={<Trans>Empty: as many as are asked for. Days with places of their own keep them.</Trans>}
          value={value.capacity}
          error={error(`${at}.capacity`)}
          onChange={(capacity) => onChange({ capacity })}
        />
      )}
      <SihotField
        name={`${at}.sihot`}
        value={value.sihot}
        error={error(`${at}.sihot`)}
        onChange={(sihot) => onChange({ sihot })}
      />
    </div>
  )
}
