import '../../web/repairs/repairs.css'
import './desk-repairs.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { Plans } from './plans.tsx'
import { RepairFiguresView } from './repair-figures.tsx'
import { RepairList } from './repair-list.tsx'
import { repairsSearch } from './repairs-search.ts'
import { Technicians } from './technicians.tsx'

/** The quarters that are offered end with that of the desk's own clock. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The desk's repairs: those that are under way, those that ended, and who does them. */
export default function RepairsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { show = 'open', page = 1 } = useSearchOf(repairsSearch)
  const choose = (change: { show?: typeof show; page?: number }) =>
    void navigate({ to: '/desk/repairs', search: { show, ...change }, replace: true })
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Repairs</Trans>}
        lead={<Trans>From what an owner asked for to the bill, with what each step tells them.</Trans>}
      />
      <div className="desk-repairs-views">
        <Segmented
          label={t`Show`}
          views
          value={show}
          onChange={(value) => choose({ show: value })}
          options={[
            { value: 'open', label: t`Under way` },
            { value: 'ended', label: t`Ended` },
            { value: 'plans', label: t`Planned` },
            { value: 'technicians', label: t`Technicians` },
            { value: 'figures', label: t`Figures` },
          ]}
        />
      </div>
      {show === 'technicians' && <Technicians />}
      {show === 'plans' && <Plans />}
      {show === 'figures' && <RepairFiguresView today={todayIn(ZONE, new Date())} />}
      {(show === 'open' || show === 'ended') && (
        <RepairList key={show} shelf={show} page={page} onPage={(to) => choose({ page: to })} />
      )}
    </div>
  )
}
