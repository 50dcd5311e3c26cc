import './navigation-links.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Coins from 'lucide-react/icons/coins'
import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import Gift from 'lucide-react/icons/gift'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Lock from 'lucide-react/icons/lock'
import Sparkles from 'lucide-react/icons/sparkles'
import Tag from 'lucide-react/icons/tag'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import { useMemo } from 'react'
import { stored, useStored } from '../../../membership/web/session/store.ts'
import { type NavigationEntry, navigationOf } from '../navigation.ts'
import { rowOf } from '../route-table.ts'
import { visitorOf } from '../visitor.ts'
import { isLocked } from '../where-to.ts'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/home': LayoutGrid,
  '/my-benefits': Gift,
  '/my-reservations': CalendarDays,
  '/my-reports': FileText,
  '/condomimium': Coins,
  '/my-account': UserRound,
  '/my-account/security': UserRound,
  '/my-property': KeyRound,
  '/things-to-do': Sparkles,
  '/exchanges': ArrowLeftRight,
  '/promotions': Tag,
  '/resources': FolderOpen,
  '/about-us': Users,
}

/** The way to the screens that this owner may open, in two groups. */
export function Navigation() {
  const { t } = useLingui()
  const session = useStored((state) => state.session)
  const contractId = useStored((state) => state.contractId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor is made from these two parts of the store
  const entries = useMemo(() => {
    const visitor = visitorOf(stored())
    return navigationOf(visitor).map((entry) => ({ ...entry, locked: isLocked(rowOf(entry.path), visitor) }))
  }, [session, contractId])
  const groups = [
    entries.filter(({ group }) => group === 'residence'),
    entries.filter(({ group }) => group === 'around'),
  ].filter((group) => group.length > 0)
  return (
    <nav className="navigation" aria-label={t`Main`}>
      {groups.map((group) => (
        <ul key={group[0]?.group}>
          {group.map((entry) => (
            <li key={entry.path}>
              <EntryLink {...entry} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

/** A page that an unsigned report locks has its lock here too, and opens: it says why. */
function EntryLink({ path, label, locked }: NavigationEntry & { locked: boolean }) {
  const { i18n } = useLingui()
  const Icon = ICONS[path]
  return (
    <Link to={path} activeProps={{ 'aria-current': 'page' }} activeOptions={{ includeSearch: false }}>
      {Icon && <Icon className="icon" aria-hidden />}
      {i18n._(label)}
      {locked && (
        <span className="navigation-lock">
          <Lock className="icon-small" aria-hidden />
          <span className="hidden-text">
            <Trans>, closed until you sign</Trans>
          </span>
        </span>
      )}
    </Link>
  )
}
