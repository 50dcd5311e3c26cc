import { Trans, useLingui } from '@lingui/react/macro'
import { HotelOptions } from '../../web/desk/hotel-options.tsx'
import { Field, FieldGroup } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { ChosenContract, ContractChoice } from './contract-choice.tsx'
import type { TypedDocument } from './typed-document.ts'

interface AudienceChoiceProps {
  value: TypedDocument
  /** A contract's document stays with its contract once it is saved, and the club's among the club's. */
  isNew: boolean
  hotels: readonly { id: number; name: string }[]
  onChange: (some: Partial<TypedDocument>) => void
  error: (path: string) => string | undefined
}

/** Who finds a document: every owner, those of a hotel, or the owner of a contract. */
export function AudienceChoice({ value, isNew, hotels, onChange, error }: AudienceChoiceProps) {
  const { t } = useLingui()
  const { audience, contract } = value
  if (!isNew && audience.for === 'contract' && contract)
    return (
      <FieldGroup legend={<Trans>Who finds it</Trans>}>
        <ChosenContract contract={contract} />
      </FieldGroup>
    )
  const choose = (next: TypedDocument['audience']) => onChange({ audience: next })
  const radio = (kind: TypedDocument['audience']['for']) => ({
    name: 'audience.for',
    value: kind,
    checked: audience.for === kind,
  })
  return (
    <>
      <FieldGroup legend={<Trans>Who finds it</Trans>} required>
        <div className="document-audience">
          <Option
            {...radio('everyone')}
            title={<Trans>Every owner</Trans>}
            onChange={() => choose({ for: 'everyone' })}
          />
          <Option
            {...radio('hotel')}
            title={<Trans>The owners of one hotel</Trans>}
            onChange={() => choose({ for: 'hotel', idHotel: '' })}
          />
          {isNew && (
            <Option
              {...radio('contract')}
              title={<Trans>The owner of one contract</Trans>}
              onChange={() => choose({ for: 'contract', idContract: contract?.id ?? '' })}
            >
              <Trans>The owner is told by email when you publish it.</Trans>
            </Option>
          )}
        </div>
      </FieldGroup>
      {audience.for === 'hotel' && (
        <Field label={t`Hotel`} required error={error('audience.idHotel')}>
          {(control) => (
            <Select
              {...control}
              name="audience.idHotel"
              value={audience.idHotel}
              onChange={({ target }) =>
                choose({ for: 'hotel', idHotel: target.value ? Number(target.value) : '' })
              }
            >
              <option value="">{t`Choose one`}</option>
              <HotelOptions hotels={hotels} />
            </Select>
          )}
        </Field>
      )}
      {audience.for === 'contract' && (
        <ContractChoice
          contract={contract}
          error={error('audience.idContract')}
          onChange={(found) =>
            onChange({ contract: found, audience: { for: 'contract', idContract: found?.id ?? '' } })
          }
        />
      )}
    </>
  )
}
