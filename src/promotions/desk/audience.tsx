import { Plural, Trans } from '@lingui/react/macro'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'
import { FieldGroup } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import type { Offer, OfferHotel } from '../publish.endpoints.ts'

interface AudienceProps {
  /** The stored version; null while it is new. */
  offer: Offer | null
  hotels: readonly OfferHotel[]
  /** The chosen resorts; undefined leaves it for those it is for. */
  value: number[] | undefined
  onChange: (hotels: number[] | undefined) => void
  error: string | undefined
}

/** For whose contracts a promotion is. */
export function AudienceField({ offer, hotels, value, onChange, error }: AudienceProps) {
  const choice = value && (
    <div className="offer-hotels">
      {hotels.map(({ id, name, contracts }) => (
        <Checkbox
          key={id}
          name="hotels"
          checked={value.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
          }
        >
          {name}{' '}
          <span className="small faint">
            <Plural value={contracts} one="# contract" other="# contracts" />
          </span>
        </Checkbox>
      ))}
    </div>
  )
  const hint = <Trans>Contracts whose promotions are on. Whoever has accepted the terms keeps it.</Trans>
  if (!offer)
    return (
      <FieldGroup legend={<Trans>For the contracts of</Trans>} hint={hint} error={error} required>
        {choice}
      </FieldGroup>
    )
  return (
    <FieldGroup legend={<Trans>For whom</Trans>} hint={value && hint} error={error} required>
      <Option
        name="audience"
        checked={value === undefined}
        onChange={() => onChange(undefined)}
        title={<Trans>As it is</Trans>}
      >
        <Plural value={offer.contracts} one="For # contract" other="For # contracts" />
      </Option>
      <Option
        name="audience"
        checked={value !== undefined}
        onChange={() => onChange(hotels.map(({ id }) => id))}
        title={<Trans>Choose again</Trans>}
      >
        <Trans>For the contracts of the resorts that you tick</Trans>
      </Option>
      {choice}
    </FieldGroup>
  )
}
