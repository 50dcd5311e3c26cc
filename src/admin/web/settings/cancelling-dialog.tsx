import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { addDays } from '../../../kernel/day.ts'
import type { PenaltyTier } from '../../../reservations/cancel/penalty.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { WholeField } from '../../../web/desk/number-field.tsx'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type ResortRules, saveCancelling } from '../../settings/settings.endpoints.ts'
import { hadItHeld, MOST_TIERS, tierFault } from '../../settings/settings.ts'
import { FromField } from './from-field.tsx'
import { SettingFoot } from './setting-foot.tsx'
import { Tiers } from './tiers.tsx'
import { useSettingChanged } from './use-setting-changed.ts'

interface CancellingDialogProps {
  open: boolean
  onClose: () => void
  resort: ResortRules
}

/** Changes what cancelling costs from a day on, and says what it would have made of the last year. */
export function CancellingDialog({ open, onClose, resort }: CancellingDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Cancelling</Trans>}
      lead={<Trans>Stays that were asked for before the day keep the rule of their own day.</Trans>}
      wide
    >
      <CancellingForm onClose={onClose} resort={resort} />
    </Dialog>
  )
}

interface TypedTier {
  key: number
  fromDays: number | null
  percent: number | null
}

const isTyped = (value: number | null, most: number): value is number =>
  value !== null && !Number.isNaN(value) && value <= most

/** The steps as numbers; null while one of them is none. */
function tiersOf(typed: readonly TypedTier[]): PenaltyTier[] | null {
  const tiers = typed.flatMap(({ fromDays, percent }) =>
    isTyped(fromDays, 365) && isTyped(percent, 100) ? [{ fromDays, percent }] : [],
  )
  return tiers.length === typed.length ? tiers : null
}

function CancellingForm({ onClose, resort }: Omit<CancellingDialogProps, 'open'>) {
  const { hotel, cancelling, cancelled, seen } = resort
  const { t } = useLingui()
  const changed = useSettingChanged()
  const now = cancelling.at(-1)?.value.tiers ?? [{ fromDays: 0, percent: 0 }]
  const [from, setFrom] = useState(addDays(hotel.today, 1))
  const [typed, setTyped] = useState<readonly TypedTier[]>(() =>
    now.toSorted((a, b) => b.fromDays - a.fromDays).map((tier, key) => ({ key, ...tier })),
  )
  const [tried, setTried] = useState(false)
  const tiers = tiersOf(typed)
  const fault = tiers && tierFault(tiers)
  const faults = {
    'no-last-days': t`One step has to begin at 0 days: it is what the last days cost.`,
    'day-twice': t`Two steps begin on the same day. Remove one of them.`,
    'cheaper-later': t`Cancelling later would cost less. Give nearer days the same price or a higher one.`,
  }
  const sending = useSend({
    send: (value: PenaltyTier[]) =>
      call(saveCancelling, {
        body: { idHotel: hotel.id, from, value: { tiers: value }, seen: seen.cancelling },
      }),
    done: () => {
      onClose()
      toast(t`The rules are changed`)
    },
    changed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (tiers && !fault && from > hotel.today) void sending.send(tiers)
  }
  const change = (key: number, part: Partial<TypedTier>) =>
    setTyped((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <form noValidate onSubmit={submit} className="stack stack-wide">
      {typed.map(({ key, fromDays, percent }, at) => {
        const step = String(at + 1)
        return (
          <fieldset key={key} className="settings-tier">
            <legend className="hidden-text">
              <Trans>Step {step}</Trans>
            </legend>
            <WholeField
              name={`days-${key}`}
              label={t`From so many days before arrival`}
              required
              error={tried && !isTyped(fromDays, 365) ? t`Write a number from 0 to 365.` : undefined}
              value={fromDays}
              onChange={(value) => change(key, { fromDays: value })}
            />
            <WholeField
              name={`percent-${key}`}
              label={t`Percent of the nights`}
              required
              error={tried && !isTyped(percent, 100) ? t`Write a number from 0 to 100.` : undefined}
              value={percent}
              onChange={(value) => change(key, { percent: value })}
            />
            {typed.length > 1 && (
              <IconButton
                label={t`Remove step ${step}`}
                onClick={() => setTyped((before) => before.filter((one) => one.key !== key))}
              >
                <X className="icon" />
              </IconButton>
            )}
          </fieldset>
        )
      })}
      {typed.length < MOST_TIERS && (
        <Button
          kind="secondary"
          size="small"
          className="settings-add"
          onClick={() =>
            setTyped((before) => [
              ...before,
              { key: Math.max(...before.map(({ key }) => key)) + 1, fromDays: null, percent: null },
            ])
          }
        >
          <Plus className="icon-small" aria-hidden /> <Trans>Add a step</Trans>
        </Button>
      )}
      <FromField
        today={hotel.today}
        value={from}
        onChange={setFrom}
        error={tried && from <= hotel.today ? t`Choose tomorrow or a later day.` : undefined}
        hint={t`Tomorrow at the earliest.`}
      />
      {tiers && !fault && (
        <div className="stack" role="status">
          <Tiers tiers={tiers} />
          <HadItHeld cancelled={cancelled} before={now} after={tiers} />
        </div>
      )}
      {fault && <FormError>{faults[fault]}</FormError>}
      <SettingFoot sending={sending} onClose={onClose} />
    </form>
  )
}

interface HeldProps {
  cancelled: ResortRules['cancelled']
  before: readonly PenaltyTier[]
  after: readonly PenaltyTier[]
}

/** What the steps would have made of the last year's cancellations. */
function HadItHeld({ cancelled, before, after }: HeldProps) {
  const { stays, dearer, cheaper, nights } = hadItHeld(cancelled, before, after)
  if (stays === 0)
    return (
      <p className="small muted">
        <Trans>No stay was cancelled here in the last 365 days.</Trans>
      </p>
    )
  const all = String(stays)
  if (dearer + cheaper === 0)
    return (
      <p className="small muted">
        <Plural
          value={stays}
          one="It changes nothing of the # cancellation of the last 365 days."
          other="It changes nothing of the # cancellations of the last 365 days."
        />
      </p>
    )
  return (
    <p className="small">
      <Plural
        value={dearer}
        one={`In the last 365 days # of ${all} cancellations would have cost more.`}
        other={`In the last 365 days # of ${all} cancellations would have cost more.`}
      />{' '}
      <Plural value={cheaper} one="# would have cost less." other="# would have cost less." />{' '}
      {nights >= 0 ? (
        <Plural value={nights} one="In all # night more." other="In all # nights more." />
      ) : (
        <Plural value={-nights} one="In all # night less." other="In all # nights less." />
      )}
    </p>
  )
}
