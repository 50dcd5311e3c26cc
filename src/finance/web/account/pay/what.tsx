import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { AccountCharge, ContractAccount } from '../../../account/account.endpoints.ts'
import { nameOf } from '../../../account/account.ts'
import { InQuestionChip } from '../../document-chip.tsx'
import { DueChip } from '../owes.tsx'
import type { ChosenCharge, useChoice } from './use-choice.ts'

/** Which charges are paid, and how much of each. */
export function What({
  account,
  choice,
}: {
  account: ContractAccount
  choice: ReturnType<typeof useChoice>
}) {
  return (
    <section>
      <SectionHead
        title={<Trans>What</Trans>}
        action={
          <span className="small faint">
            <Trans>Oldest first. Change any amount to pay a part.</Trans>
          </span>
        }
      />
      <ul className="card pad pay-what">
        {choice.rows.map((row) => (
          <ChargeChoice key={nameOf(row.charge)} row={row} currency={account.currency} choice={choice} />
        ))}
        {account.charges
          .filter(({ inQuestion }) => inQuestion)
          .map((charge) => (
            <SetAside key={nameOf(charge)} charge={charge} currency={account.currency} />
          ))}
      </ul>
    </section>
  )
}

interface ChargeChoiceProps {
  row: ChosenCharge
  currency: ContractAccount['currency']
  choice: ReturnType<typeof useChoice>
}

function ChargeChoice({ row, currency, choice }: ChargeChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { charge, mostCents, ticked, text, cents, fault } = row
  const concept = charge.concept[language]
  const day = charge.due && formatDay(charge.due, language)
  const most = formatMoney({ cents: mostCents, currency })
  const stays = formatMoney({ cents: mostCents - (cents ?? 0), currency })
  const below = `pay-below-${nameOf(charge)}`
  return (
    <li>
      <Checkbox checked={ticked} onChange={(event) => choice.tick(row, event.target.checked)}>
        <b>{concept}</b>
        <span className="small faint">
          {charge.reference}
          {charge.reference && day && ', '}
          {day && <Trans>due {day}</Trans>}
        </span>
      </Checkbox>
      <DueChip charge={charge} />
      <div className="pay-amount">
        <TextInput
          inputMode="decimal"
          value={text}
          maxLength={14}
          aria-label={t`Amount for ${concept}, in ${currency}`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={below}
          onChange={(event) => choice.type(charge, event.target.value)}
        />
        <p id={below} className={fault ? 'small field-error' : 'small faint'} aria-live="polite">
          {fault === 'most' && <Trans>At most {most}.</Trans>}
          {fault === 'amount' && <Trans>An amount, like 45.00.</Trans>}
          {ticked && !fault && cents !== mostCents && <Trans>{stays} stays open</Trans>}
        </p>
      </div>
    </li>
  )
}

/** A charge in question: it is named, and cannot be chosen. */
function SetAside({ charge, currency }: { charge: AccountCharge; currency: ContractAccount['currency'] }) {
  const language = useLanguage()
  return (
    <li className="faint">
      <div>
        <b>{charge.concept[language]}</b>
        <span className="small">
          {charge.reference}
          {charge.reference && ', '}
          <Trans>set aside for now</Trans>
        </span>
      </div>
      <InQuestionChip />
      <div className="amount numeric">{formatMoney({ cents: charge.openCents, currency })}</div>
    </li>
  )
}
