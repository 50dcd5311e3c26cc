import './access.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { PageHead, SectionHead } from '../../../web/ui/page-head.tsx'
import type { WireVisit } from '../../access.endpoints.ts'
import type { AccessPasses } from '../../passes.endpoints.ts'
import { ACCESS_TYPE_WORDS } from './access-words.tsx'
import { BackToAccess } from './back-to-access.tsx'
import { GuestPassCard } from './guest-pass.tsx'
import { PrintPasses } from './print-passes.tsx'
import { RepeatDialog } from './repeat-dialog.tsx'
import { useVisit } from './use-visit.ts'
import { VisitMissing } from './visit-missing.tsx'
import { VisitTitle } from './visit-title.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** One visit: its passes, and what may still be done. */
export default function AccessScreen() {
  const visit = useVisit()
  if (!visit.data) return <VisitMissing query={visit} />
  return <Visit data={visit.data.data} />
}

function Visit({ data }: { data: AccessPasses }) {
  const { i18n } = useLingui()
  const { access, resort, residence, passes } = data
  const type = i18n._(ACCESS_TYPE_WORDS[access.type])
  return (
    <div className="page">
      <PageHead
        back={<BackToAccess />}
        title={<VisitTitle guests={access.guests} />}
        lead={
          <Trans>
            {type}, {resort} {residence}
          </Trans>
        }
        action={<Acts data={data} />}
      />
      <div className="visit-facts">
        <StandingChip access={access} />
        <span className="small muted numeric">{access.code}</span>
        {access.byAdmin && (
          <span className="small muted">
            <Trans>Registered by the club for you.</Trans>
          </span>
        )}
        {access.byTrusted && (
          <span className="small muted">
            <Trans>Registered by {access.byTrusted}.</Trans>
          </span>
        )}
        <p className="visit-note">{access.reason}</p>
      </div>
      <section>
        <SectionHead
          title={<Trans>Passes</Trans>}
          lead={<Trans>Everyone has a pass of their own. It opens only for this visit.</Trans>}
        />
        <ul className="passes">
          {passes.map((pass) => (
            <li key={pass.position}>
              <GuestPassCard data={data} pass={pass} />
            </li>
          ))}
        </ul>
      </section>
      <PrintPasses data={data} />
    </div>
  )
}

function StandingChip({ access: { standing, cancelled, seenToday } }: { access: WireVisit }) {
  if (cancelled)
    return (
      <Chip tone="quiet" icon={Ban}>
        <Trans>Withdrawn</Trans>
      </Chip>
    )
  if (standing === 'today')
    return seenToday ? (
      <Chip tone="good" icon={CircleCheck}>
        <Trans>On site today</Trans>
      </Chip>
    ) : (
      <Chip tone="waiting" icon={CalendarClock}>
        <Trans>Expected today</Trans>
      </Chip>
    )
  return (
    <Chip tone={standing === 'coming' ? 'waiting' : 'quiet'} icon={CalendarClock}>
      {standing === 'coming' ? <Trans>To come</Trans> : <Trans>This visit is over</Trans>}
    </Chip>
  )
}

function Acts({ data: { access, passes } }: { data: AccessPasses }) {
  const [open, setOpen] = useState<'repeat' | 'withdraw' | null>(null)
  const isOpen = access.standing !== 'past'
  const close = () => setOpen(null)
  return (
    <div className="visit-acts">
      {isOpen && (
        <Link
          to="/my-property/control-access/edit/$id"
          params={{ id: String(access.id) }}
          className={buttonClass('secondary')}
        >
          <Trans>Edit</Trans>
        </Link>
      )}
      <Button kind={isOpen ? 'secondary' : 'primary'} onClick={() => setOpen('repeat')}>
        <Trans>Repeat</Trans>
      </Button>
      {passes.some(({ state }) => state === 'live') && (
        <Button kind="secondary" onClick={() => window.print()}>
          <Printer className="icon-small" aria-hidden />
          <Trans>Print</Trans>
        </Button>
      )}
      {isOpen && (
        <Button kind="danger" onClick={() => setOpen('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      <RepeatDialog access={access} open={open === 'repeat'} onClose={close} />
      <WithdrawDialog access={access} open={open === 'withdraw'} onClose={close} />
    </div>
  )
}
