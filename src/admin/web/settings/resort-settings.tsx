import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../../kernel/day.ts'
import { Button } from '../../../web/ui/button.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ResortRules } from '../../settings/settings.endpoints.ts'
import { CancellingDialog } from './cancelling-dialog.tsx'
import { HotelDialog } from './hotel-dialog.tsx'
import { SettingChanges } from './setting-changes.tsx'
import { Tiers } from './tiers.tsx'
import { useValueLines, type ValueLine } from './value-lines.tsx'
import { WaitingDialog } from './waiting-dialog.tsx'

/** The rules of a resort: its times, what cancelling costs, its waiting list; each with a dialog that changes it. */
export function ResortSettings({ resort }: { resort: ResortRules }) {
  const { t } = useLingui()
  const language = useLanguage()
  const lines = useValueLines()
  const [asked, setAsked] = useState<'hotel' | 'cancelling' | 'waiting' | null>(null)
  const close = () => setAsked(null)
  const { hotel, rules, cancelling, waiting } = resort
  const since = (from: string) => {
    const day = formatDay(from, language)
    return from > hotel.today ? t`from ${day} on` : t`since ${day}`
  }
  return (
    <>
      <h2 className="title">{hotel.name}</h2>
      <p className="muted">
        <Trans>Its days and hours are those of {hotel.zone}.</Trans>
      </p>
      <Group
        title={<Trans>Times and lead times</Trans>}
        onChange={() => setAsked('hotel')}
        name={t`Change times and lead times`}
      >
        <Lines lines={lines.hotel(rules)} />
      </Group>
      <Group
        title={<Trans>Cancelling</Trans>}
        onChange={() => setAsked('cancelling')}
        name={t`Change what cancelling costs`}
      >
        {cancelling.map(({ from, value }) => (
          <div key={from}>
            <p className="small muted">{since(from)}</p>
            <Tiers tiers={value.tiers} />
          </div>
        ))}
        {cancelling.length === 0 && (
          <p>
            <Trans>Cancelling costs nothing.</Trans>
          </p>
        )}
      </Group>
      <Group
        title={<Trans>Waiting list</Trans>}
        onChange={() => setAsked('waiting')}
        name={t`Change the rules of the waiting list`}
      >
        {waiting.map(({ from, value }) => (
          <div key={from}>
            <p className="small muted">{since(from)}</p>
            <Lines lines={lines.waiting(value)} />
          </div>
        ))}
        {waiting.length === 0 && (
          <p>
            <Trans>It follows the house’s own rules.</Trans>
          </p>
        )}
      </Group>
      <SettingChanges title={<Trans>Changed here</Trans>} of={{ hotel: hotel.id }} />
      <HotelDialog open={asked === 'hotel'} onClose={close} resort={resort} />
      <CancellingDialog open={asked === 'cancelling'} onClose={close} resort={resort} />
      <WaitingDialog open={asked === 'waiting'} onClose={close} resort={resort} />
    </>
  )
}

interface GroupProps {
  title: ReactNode
  /** The button's name: "Change what cancelling costs". */
  name: string
  onChange: () => void
  children: ReactNode
}

function Group({ title, name, onChange, children }: GroupProps) {
  return (
    <section className="section">
      <SectionHead
        level="h3"
        title={title}
        action={
          <Button kind="secondary" size="small" aria-haspopup="dialog" aria-label={name} onClick={onChange}>
            <Trans>Change…</Trans>
          </Button>
        }
      />
      <div className="stack stack-wide">{children}</div>
    </section>
  )
}

function Lines({ lines }: { lines: readonly ValueLine[] }) {
  return (
    <dl className="settings-lines">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
