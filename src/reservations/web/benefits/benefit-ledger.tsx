import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BenefitBalance } from '../../reservations.endpoints.ts'
import { readLedger } from '../../year.endpoints.ts'
import { benefitAmount } from './benefit-amount.ts'

type Entry = AnswerOf<typeof readLedger>['data'][number]

const KINDS: Record<Entry['kind'], MessageDescriptor> = {
  grant: msg`Granted`,
  hold: msg`Held for a stay`,
  use: msg`Used`,
  return: msg`Returned`,
  adjust: msg`Adjusted by the club`,
  expire: msg`Expired`,
}

const ROWS = [0, 1, 2]

/** The entries that make a balance, the newest first, each with what it left. */
export default function BenefitLedger({ benefit }: { benefit: BenefitBalance }) {
  const { t } = useLingui()
  const ledger = useQuery(queryOf(readLedger, { query: { idBenefitYear: benefit.id } }))
  if (ledger.isError) {
    return (
      <div className="ledger-state">
        <LoadError query={ledger} />
      </div>
    )
  }
  if (!ledger.data) {
    return (
      <Loading label={t`Loading the entries`}>
        <div className="stack ledger-state">
          {ROWS.map((row) => (
            <Skeleton key={row} height={22} />
          ))}
        </div>
      </Loading>
    )
  }
  if (ledger.data.data.length === 0) {
    return (
      <p className="small muted ledger-state">
        <Trans>Nothing has been entered yet.</Trans>
      </p>
    )
  }
  return <Entries benefit={benefit} entries={ledger.data.data} />
}

function Entries({ benefit, entries }: { benefit: BenefitBalance; entries: readonly Entry[] }) {
  const name = benefit.name[useLanguage()]
  return (
    <table className="table table-stacked ledger fade">
      <caption className="hidden-text">
        <Trans>Entries of {name}</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>Entry</Trans>
          </th>
          <th scope="col">
            <Trans>Reservation</Trans>
          </th>
          <th scope="col" className="amount">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="amount">
            <Trans>Balance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} benefit={benefit} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function EntryRow({ benefit, entry }: { benefit: BenefitBalance; entry: Entry }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { zone } = useContract()
  const balance = benefitAmount(benefit, entry.balance)
  const amount = benefitAmount(benefit, entry.quantity)
  return (
    <tr>
      <td className="cell-date numeric">{formatDay(todayIn(zone, new Date(entry.at)), language)}</td>
      <td className="ledger-entry">
        {i18n._(KINDS[entry.kind])}
        {entry.note && <span className="small faint">{entry.note}</span>}
      </td>
      <td className="ledger-booking">
        {entry.idBooking !== null && (
          <Link to="/my-reservations/$id" params={{ id: String(entry.idBooking) }} className="link numeric">
            {entry.bookingCode}
          </Link>
        )}
      </td>
      <td className={entry.quantity > 0 ? 'amount amount-in' : 'amount'}>
        {entry.quantity > 0 ? `+${amount}` : amount}
      </td>
      <td className="amount ledger-balance">
        <span className="ledger-word faint">
          <Trans>Balance</Trans>
        </span>{' '}
        {balance}
      </td>
    </tr>
  )
}
