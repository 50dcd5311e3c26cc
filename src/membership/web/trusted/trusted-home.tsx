import './trusted-home.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Coins from 'lucide-react/icons/coins'
import Compass from 'lucide-react/icons/compass'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import Gift from 'lucide-react/icons/gift'
import UsersRound from 'lucide-react/icons/users-round'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import type { TrustedScope } from '../../../kernel/endpoint.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { PageHead, SectionHead } from '../../../web/ui/page-head.tsx'
import { useContract, useSession } from '../session/use-session.ts'
import { useChooseTrust } from './use-choose-trust.ts'

interface Way {
  scope: TrustedScope
  to:
    | '/my-reservations'
    | '/my-reservations/request'
    | '/my-benefits'
    | '/my-reports'
    | '/condomimium'
    | '/resources'
    | '/my-property'
    | '/things-to-do'
  /** Whether it is only for a residence that has My Property. */
  ofProperty?: true
  icon: LucideIcon
  title: ReactNode
  what: ReactNode
}

const WAYS: readonly Way[] = [
  {
    scope: 'stays',
    to: '/my-reservations',
    icon: CalendarDays,
    title: <Trans>Stays</Trans>,
    what: <Trans>The stays that come and those behind, and the next eighteen months.</Trans>,
  },
  {
    scope: 'stays',
    to: '/my-benefits',
    icon: Gift,
    title: <Trans>Benefits</Trans>,
    what: <Trans>What the contract has for its stays, what is used and what is left.</Trans>,
  },
  {
    scope: 'book',
    to: '/my-reservations/request',
    icon: CalendarPlus,
    title: <Trans>Request a stay</Trans>,
    what: <Trans>From the nights of the contract. The owner hears of each.</Trans>,
  },
  {
    scope: 'order',
    to: '/things-to-do',
    icon: Compass,
    title: <Trans>Things to do</Trans>,
    what: <Trans>What there is on the days of a stay, and what is ordered already.</Trans>,
  },
  {
    scope: 'visitors',
    to: '/my-property',
    ofProperty: true,
    icon: UsersRound,
    title: <Trans>Visitors</Trans>,
    what: <Trans>Register visits, and share their passes.</Trans>,
  },
  {
    scope: 'maintenance',
    to: '/my-property',
    ofProperty: true,
    icon: Wrench,
    title: <Trans>Maintenance</Trans>,
    what: <Trans>Ask for work at the residence, and follow it.</Trans>,
  },
  {
    scope: 'money',
    to: '/my-reports',
    icon: FileText,
    title: <Trans>Statement and reports</Trans>,
    what: <Trans>Every transaction of a year, and the monthly reports with their files.</Trans>,
  },
  {
    scope: 'money',
    to: '/condomimium',
    icon: Coins,
    title: <Trans>Profit and fees</Trans>,
    what: <Trans>What the residence earned, and the condo fees.</Trans>,
  },
  {
    scope: 'documents',
    to: '/resources',
    icon: FolderOpen,
    title: <Trans>Documents</Trans>,
    what: <Trans>The papers of the contract, and what the club shares with its owners.</Trans>,
  },
]

/** The home of somebody trusted: for whom they are here, and the pages that are open to them. */
export default function TrustedHome() {
  const { t } = useLingui()
  const { user, trusted } = useSession()
  const { modules } = useContract()
  if (!trusted) return null
  const { name } = user
  const { owner, others, scopes } = trusted
  const ways = WAYS.filter(
    ({ scope, ofProperty }) => scopes.includes(scope) && (!ofProperty || modules.myProperty),
  )
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Hello, {name}</Trans>}
        lead={<Trans>You are here for {owner}. These pages are open to you.</Trans>}
      />
      <ul className="here-ways">
        {ways.map(({ scope, to, icon: Icon, title, what }) => (
          <li key={`${scope} ${to}`}>
            <Link to={to} className="card pad here-way">
              <Icon className="icon" aria-hidden />
              <span>
                <b className="sub">{title}</b>
                <span className="small muted">{what}</span>
              </span>
              <ChevronRight className="icon" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <section className="section" aria-label={t`Others who let you in`}>
          <SectionHead
            title={t`Others who let you in`}
            lead={<Trans>You are here for one at a time.</Trans>}
          />
          <Others others={others} />
        </section>
      )}
    </div>
  )
}

function Others({ others }: { others: readonly { id: number; owner: string }[] }) {
  const { send, busy, failure } = useChooseTrust()
  return (
    <>
      {failure && <FormError>{failure.message}</FormError>}
      <ul className="here-others">
        {others.map(({ id, owner }) => (
          <li key={id}>
            <Button kind="secondary" busy={busy} onClick={() => void send(id)}>
              <Trans>Go on for {owner}</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
