import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { LedgerEntry } from '../../benefit/ledger-lines.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { benefitAmount } from './benefit-amount.ts'

// Entries without a stay are the club's own: grant, adjust, expire. The other kinds need words too, because an
// imported folder may have them without a stay.
const KINDS: Record<LedgerEntry['kind'], MessageDescriptor> = {
  grant: msg`Granted by your contract`,
  adjust: msg`Adjusted by the club`,
  expire: msg`Expired`,
  hold: msg`Set aside`,
  use: msg`Used`,
  return: msg`Given back`,
}

/** What the club wrote into a balance. */
export function ClubLineRow({ benefit, entry }: { benefit: BenefitBalance; entry: LedgerEntry }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { zone } = useContract()
  const amount = benefitAmount(benefit, entry.quantity)
  return (
    <li className="ledger-club">
      <span>
        {i18n._(KINDS[entry.kind])}
        {entry.note && <span className="small faint"> {entry.note}</span>}
        <span className="small faint numeric ledger-day">
          {dayInWords(todayIn(zone, new Date(entry.at)), language)}
        </span>
      </span>
      <b className={entry.quantity > 0 ? 'numeric amount-in' : 'numeric'}>
        {entry.quantity > 0 ? `+${amount}` : amount}
      </b>
    </li>
  )
}
