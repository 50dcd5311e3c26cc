import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Currency, formatMoney } from '../../kernel/money.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog } from '../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import type { ReadyContract } from '../publish.endpoints.ts'
import { ReportPreview } from './report-preview.tsx'
import { figuresInCents, reportCents, type TypedFigures } from './typed-figures.ts'

interface ReadyRowProps {
  contract: ReadyContract
  month: string
  figures: TypedFigures
  chosen: boolean
  /** It was to be issued: what is wrong is said. */
  strict: boolean
  onChoose: () => void
  onChange: (figures: TypedFigures) => void
}

/** A contract that lacks its report, with the figures that it would have. */
export function ReadyRow({ contract, month, figures, chosen, strict, onChoose, onChange }: ReadyRowProps) {
  const { t } = useLingui()
  const [looking, setLooking] = useState(false)
  const { idContract, hotel, residence, known } = contract
  const owner = `${contract.owner.name} ${contract.owner.lastname}`
  const number = contract.contract
  const read = figuresInCents(figures)
  const balance = read && formatMoney({ cents: read.incomeCents - read.feesCents, currency: read.currency })
  const field = (name: 'income' | 'fees', label: string) => (
    <TextInput
      className="report-amount-field"
      aria-label={label}
      aria-invalid={
        (strict || figures[name] !== '') && reportCents(figures[name]) === null ? true : undefined
      }
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      placeholder="0.00"
      value={figures[name]}
      onChange={({ target }) => onChange({ ...figures, [name]: target.value })}
    />
  )
  return (
    <tr data-contract={idContract}>
      <th scope="row">
        <Checkbox checked={chosen} onChange={onChoose} aria-label={t`Choose ${owner}, contract ${number}`}>
          <span className="report-owner">{owner}</span>
          <span className="small muted report-place">
            <Trans>
              {hotel}, residence {residence} · contract {number}
            </Trans>
          </span>
          {!known && (
            <span className="small report-unknown">
              <Trans>The portal has no figures for this month.</Trans>
            </span>
          )}
        </Checkbox>
      </th>
      <td data-label={t`Rental income`}>{field('income', t`Rental income, ${owner}, contract ${number}`)}</td>
      <td data-label={t`Fees and charges`}>
        {field('fees', t`Fees and charges, ${owner}, contract ${number}`)}
      </td>
      <td data-label={t`Currency`}>
        <Select
          aria-label={t`Currency, ${owner}, contract ${number}`}
          value={figures.currency}
          onChange={({ target }) => onChange({ ...figures, currency: target.value as Currency })}
        >
          {contract.currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </td>
      <td className="amount" data-label={t({ message: 'Profit', context: 'figure' })}>
        {balance ?? '–'}
      </td>
      <td>
        <Button
          kind="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={t`Preview: ${owner}, contract ${number}`}
          onClick={() => setLooking(true)}
        >
          <Trans>Preview</Trans>
        </Button>
        <Dialog
          open={looking}
          onClose={() => setLooking(false)}
          title={owner}
          lead={
            <Trans>
              {hotel}, residence {residence} · contract {number}
            </Trans>
          }
          wide
        >
          {looking && <ReportPreview month={month} contract={contract} figures={read} />}
        </Dialog>
      </td>
    </tr>
  )
}
