import { Plural, Trans } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Hourglass from 'lucide-react/icons/hourglass'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { OfContract } from '../../../membership/web/session/contract-name.tsx'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { AccountCharge, ContractAccount } from '../../account/account.endpoints.ts'
import { MOST_CHARGES } from '../../account/payment.ts'
import { InQuestionChip } from '../document-chip.tsx'
import { ReasonLink } from './reason-link.tsx'

/** The side of the card that is owed: open charges by due date, the oldest first. */
export function Owes({ account }: { account: ContractAccount }) {
  const { charges, counts, currency, owedCents, pastDueCents } = account
  const owed = charges.filter(({ coming, inQuestion }) => !coming && !inQuestion)
  const asked = charges.filter(({ inQuestion }) => inQuestion)
  const next = charges.find(({ inQuestion }) => !inQuestion)
  const late = formatMoney({ cents: pastDueCents, currency })
  return (
    <div className="owe-side">
      <h2 className="label">
        <Trans>You owe ({currency})</Trans>
        <OfContract />
      </h2>
      <p className="figure">{formatMoney({ cents: owedCents, currency })}</p>
      {owed.length === 0 ? (
        <NothingOwed next={next} currency={currency} />
      ) : pastDueCents > 0 ? (
        <p className="small owe-late">
          <CircleAlert className="icon-small" aria-hidden />
          <span>
            <Plural
              value={counts.owed}
              one={`# charge. ${late} of it is past due.`}
              other={`# charges. ${late} of it is past due.`}
            />
          </span>
        </p>
      ) : (
        <p className="small muted">
          <Plural
            value={counts.owed}
            one="# charge. Nothing is past due."
            other="# charges. Nothing is past due."
          />
        </p>
      )}
      <LateAside account={account} />
      {owed.length + asked.length > 0 && (
        <ul className="owe-list">
          {[...owed.slice(0, MOST_CHARGES), ...asked].map((charge) => (
            <OpenChargeRow key={`${charge.kind}-${charge.id}`} charge={charge} account={account} />
          ))}
        </ul>
      )}
      {counts.owed > MOST_CHARGES && (
        <p className="small muted">
          <Plural
            value={counts.owed - MOST_CHARGES}
            one="These are the oldest. One more follows."
            other="These are the oldest. # more follow."
          />
        </p>
      )}
    </div>
  )
}

/** What is late and in question: it stands in no total, and stays known as late. What was late in installments is told with them. */
function LateAside({ account }: { account: ContractAccount }) {
  const language = useLanguage()
  const { charges, currency, lateAside } = account
  if (!lateAside || lateAside.askedCents === 0) return null
  const asked = formatMoney({ cents: lateAside.askedCents, currency })
  const days = charges.flatMap(({ inQuestion, pastDue, due }) => (inQuestion && pastDue && due ? [due] : []))
  const oldest = days.sort()[0]
  const since = oldest && dayInWords(oldest, language)
  return (
    <p className="small muted">
      <Trans>{asked} past due is in question.</Trans> {since && <Trans>The oldest was due on {since}.</Trans>}
    </p>
  )
}

function OpenChargeRow({
  charge,
  account: { currency },
}: {
  charge: AccountCharge
  account: ContractAccount
}) {
  const language = useLanguage()
  const inWords = useDayInWords()
  const { zone } = useContract()
  const { reference, askedAt } = charge
  const announced = formatMoney({ cents: charge.announcedCents, currency })
  const due = charge.due && inWords(charge.due)
  const asked = askedAt && inWords(todayIn(zone, new Date(askedAt)))
  return (
    <li className={charge.inQuestion ? 'faint' : undefined}>
      <div>
        <b>{charge.concept[language]}</b>
        <span className="small faint">
          {reference}
          {asked && reference && ', '}
          {asked && <Trans>set aside for now</Trans>}
        </span>
        {charge.announcedCents > 0 && (
          <span className="small faint">
            <Trans>{announced} is announced; the club confirms it.</Trans>
          </span>
        )}
      </div>
      <div className="owe-when">
        <DueChip charge={charge} />
        {asked && (
          <span className="small faint">
            <Trans>asked {asked}</Trans>
          </span>
        )}
        {due && (
          <span className="small faint">
            {charge.pastDue && (asked || isAnnouncedWhole(charge)) ? (
              <Trans>past due since {due}</Trans>
            ) : (
              !asked && due
            )}
          </span>
        )}
      </div>
      <ReasonLink id={charge.idTransaction} money={{ cents: charge.openCents, currency }} />
    </li>
  )
}

/** Whether all that is open of a charge is announced at the resort: it is owed until the club confirms it, and nothing is to be done. */
function isAnnouncedWhole({
  announcedCents,
  openCents,
}: Pick<AccountCharge, 'announcedCents' | 'openCents'>) {
  return announcedCents > 0 && announcedCents >= openCents
}

/** Whether a charge is in question, announced at the resort, late, due, or on its way to be paid. */
export function DueChip({
  charge,
}: {
  charge: Pick<
    AccountCharge,
    'pastDue' | 'asideCents' | 'announcedCents' | 'openCents' | 'dueIn' | 'inQuestion'
  >
}) {
  if (charge.inQuestion) return <InQuestionChip />
  if (isAnnouncedWhole(charge))
    return (
      <Chip tone="waiting" icon={Hourglass}>
        <Trans context="charge">Announced</Trans>
      </Chip>
    )
  if (charge.asideCents >= charge.openCents)
    return (
      <Chip tone="waiting" icon={Hourglass}>
        <Trans>Payment begun</Trans>
      </Chip>
    )
  if (charge.pastDue)
    return (
      <Chip tone="bad" icon={CircleAlert}>
        <Trans context="charge">Past Due</Trans>
      </Chip>
    )
  return (
    <Chip tone="waiting" icon={Hourglass}>
      {charge.dueIn === null ? (
        <Trans context="charge">Due</Trans>
      ) : charge.dueIn <= 0 ? (
        <Trans context="charge">Due today</Trans>
      ) : (
        <Plural value={charge.dueIn} one="In # day" other="In # days" />
      )}
    </Chip>
  )
}

function NothingOwed({
  next,
  currency,
}: {
  next: AccountCharge | undefined
  currency: ContractAccount['currency']
}) {
  const language = useLanguage()
  if (!next?.due)
    return (
      <p className="muted">
        <Trans>Nothing is open.</Trans>
      </p>
    )
  const amount = formatMoney({ cents: next.openCents, currency })
  const concept = next.concept[language]
  const day = dayInWords(next.due, language)
  return (
    <p className="muted">
      <Trans>
        Nothing is open. Next comes {concept}: {amount}, due {day}.
      </Trans>
    </p>
  )
}
