import { useLingui } from '@lingui/react/macro'
import { Field } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { RETURN_WAYS, type ReturnWay } from '../desk.endpoints.ts'

/** How money of an order was returned. */
export function ReturnWayField({ way, onChange }: { way: ReturnWay; onChange: (way: ReturnWay) => void }) {
  const { t } = useLingui()
  const words: Record<ReturnWay, string> = {
    cash: t`In cash`,
    transfer: t`By bank transfer`,
    terminal: t`On the card terminal`,
  }
  return (
    <Field label={t`How it was returned`} required>
      {(control) => (
        <Select {...control} value={way} onChange={({ target }) => onChange(target.value as ReturnWay)}>
          {RETURN_WAYS.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
