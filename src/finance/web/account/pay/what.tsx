import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../../kernel/money.ts'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { useDayInWords } from '../../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../../web/words.ts'
import type { AccountCharge, ContractAccount } from '../../../account/account.endpoints.ts'
import { chargeKey } from '../../../account/account.ts'
import { MOST_CHARGES } from '../../../account/payment.ts'
import { percentWords } from '../../../account/plan-words.ts'
import { dayTermsFor, earlyUntil } from '../../../account/terms.ts'
import { InQuestionChip } from '../../document-chip.tsx'
import { DueChip } from '../owes.tsx'
import type { ChosenCharge, useChoice } from './use-choice.ts'

/** Which charges are paid, and how much of each. */
export function What({
  account,
  today,
  choice,
}: {
  account: ContractAccount
  today: string
  choice: ReturnType<typeof useChoice>
}) {
  const listed = MOST_CHARGES
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
      {choice.later > 0 && (
        <p className="small muted">
          <Plural
            value={choice.later}
            one={`A payment takes ${listed} charges at most: these are the oldest. One more can be chosen once they are paid.`}
            other={`A payment takes ${listed} charges at most: these are the oldest. # more can be chosen once they are paid.`}
          />
        </p>
      )}
      <ul className="card pad pay-what">
        {choice.rows.map((row) => (
          <ChargeChoice
            key={chargeKey(row.charge)}
            {...{ row, account, today, choice }}
            currency={account.currency}
          />
        ))}
        {choice.announcedWhole.map((charge) => (
          <AnnouncedWhole key={chargeKey(charge)} charge={charge} currency={account.currency} />
        ))}
        {account.charges
          .filter(({ inQuestion }) => inQuestion)
          .map((charge) => (
            <SetAside key={chargeKey(charge)} charge={charge} currency={account.currency} />
          ))}
      </ul>
    </section>
  )
}

interface ChargeChoiceProps {
  row: ChosenCharge
  account: ContractAccount
  today: string
  currency: ContractAccount['currency']
  choice: ReturnType<typeof useChoice>
}

function ChargeChoice({ row, account, today, currency, choice }: ChargeChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const { charge, mostCents, ticked, text, cents, fault } = row
  const concept = charge.concept[language]
  const due = charge.due && inWords(charge.due)
  const most = formatMoney({ cents: mostCents, currency })
  const stays = formatMoney({ cents: mostCents - (cents ?? 0), currency })
  const announced = formatMoney({ cents: charge.announcedCents, currency })
  const below = `pay-below-${chargeKey(charge)}`
  return (
    <li>
      <Checkbox checked={ticked} onChange={(event) => choice.tick(row, event.target.checked)}>
        <b>{concept}</b>
        <span className="small faint">
          {charge.reference}
          {charge.reference && due && ', '}
          {due && (charge.pastDue ? <Trans>past due since {due}</Trans> : <Trans>due {due}</Trans>)}
        </span>
        {charge.announcedCents > 0 && (
          <span className="small faint">
            <Trans>{announced} is announced; the club confirms it.</Trans>
          </span>
        )}
        <EarlyPayment charge={charge} account={account} today={today} />
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
          {!ticked && !fault && <Trans>{most} open</Trans>}
          {ticked && !fault && charge.announcedCents === 0 && cents !== mostCents && (
            <Trans>{stays} stays open</Trans>
          )}
        </p>
      </div>
    </li>
  )
}

/** What paying a charge early brings, and until when. */
function EarlyPayment({
  charge,
  account,
  today,
}: {
  charge: AccountCharge
  account: ContractAccount
  today: string
}) {
  const inWords = useDayInWords()
  const terms = dayTermsFor(account.early, 'early', charge.topic, today)
  const until = terms && charge.due && earlyUntil(charge.due, terms)
  if (!terms || !until || until < today) return null
  const percent = percentWords(terms.basisPoints)
  const day = inWords(until)
  return (
    <span className="small pay-early">
      <Trans>
        Paid by {day}, {percent} comes back as credit.
      </Trans>
    </span>
  )
}

/** A charge that cannot be announced any more, since all of it is: it is named, and waits for the club. */
function AnnouncedWhole({
  charge,
  currency,
}: {
  charge: AccountCharge
  currency: ContractAccount['currency']
}) {
  const language = useLanguage()
  const announced = formatMoney({ cents: charge.announcedCents, currency })
  return (
    <li>
      <div>
        <b>{charge.concept[language]}</b>
        <span className="small faint">
          {charge.reference}
          {charge.reference && ', '}
          <Trans>{announced} is announced; the club confirms it.</Trans>
        </span>
      </div>
      <DueChip charge={charge} />
      <div className="amount numeric">{formatMoney({ cents: charge.openCents, currency })}</div>
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
