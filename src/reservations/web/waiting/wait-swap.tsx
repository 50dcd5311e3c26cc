import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { dayInWords } from '../../../kernel/day-words.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { WaitDraft } from './wait-draft.ts'
import type { Waiting } from './wait-words.tsx'

type Swap = Waiting['swaps'][number]

interface WaitInsteadProps {
  draft: WaitDraft
  waiting: Waiting
  /** The stay that the wait stands in the place of already: it may be none of those that can be given up today. */
  now: Swap | null
  onChange: (part: Partial<WaitDraft>) => void
}

/** A stay that is given up once the nights are taken; nothing where there is none to give up. */
export function WaitInstead({ draft, waiting, now, onChange }: WaitInsteadProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const note = useId()
  // A stay stands in the place of one wish.
  const others = waiting.data.flatMap(({ swap }) => (swap && swap.id !== now?.id ? [swap.id] : []))
  const swaps = waiting.swaps.filter(({ id }) => !others.includes(id) && id !== now?.id)
  const offered = now ? [now, ...swaps] : swaps
  const chosen = offered.find(({ id }) => id === draft.idSwap)
  const twice = waiting.swaps.filter(({ id }) => others.includes(id))
  const missing = [...twice.map((stay) => ({ ...stay, because: 'twice' })), ...waiting.kept].filter(
    ({ id }) => id !== now?.id,
  )
  const why = missing.map((stay) => <NotOffered key={stay.id} stay={stay} />)
  if (offered.length === 0) return missing.length > 0 ? <div className="wait-part">{why}</div> : null
  return (
    <div className="wait-part">
      <div className="wait-change">
        <p className="small faint">
          <Trans>Instead of a stay you have</Trans>
        </p>
        <Select
          aria-label={t`A stay to give up once these nights are yours`}
          aria-describedby={note}
          value={draft.idSwap ?? ''}
          onChange={({ target }) => onChange({ idSwap: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t`None: I want both`}</option>
          {offered.map(({ id, code, datein, dateout }) => (
            <option key={id} value={id}>
              {`${code} · ${spanInWords({ checkIn: datein, checkOut: dateout }, language)}`}
            </option>
          ))}
        </Select>
        <p className="small muted" id={note}>
          {chosen ? (
            <>
              <Trans>You keep it until the new nights are yours; both happen together.</Trans>{' '}
              <SwapWords swap={chosen} /> <SwapGuests swap={chosen} takes={draft.takes} />{' '}
              <SwapOrders swap={chosen} takes={draft.takes} />
            </>
          ) : (
            <Trans>Choose one to give it up only when the new nights are yours.</Trans>
          )}
        </p>
        {why}
      </div>
    </div>
  )
}

/** Why a stay to come is not among those that could be given up. */
function NotOffered({ stay: { code, because } }: { stay: { code: string; because: string } }) {
  return (
    <p className="small muted">
      {because === 'twice' ? (
        <Trans>{code} stands in another wish already.</Trans>
      ) : because === 'changing' || because === 'asked' ? (
        <Trans>{code} waits for the club’s answer.</Trans>
      ) : (
        <Trans>{code} is too near to give up.</Trans>
      )}
    </p>
  )
}

/** What giving a stay up means today, in a sentence. */
export function GivenUpWords({ swap: { penalty, nightsCost } }: { swap: Swap }) {
  if (penalty === null) return <Trans>It can’t be given up today.</Trans>
  const back = Math.max(0, nightsCost - penalty)
  if (penalty === 0)
    return <Plural value={back} one="Its # night comes back." other="All of its # nights come back." />
  return (
    <>
      <Plural
        value={penalty}
        one="Giving it up today costs # night of penalty."
        other="Giving it up today costs # nights of penalty."
      />{' '}
      <Plural value={back} one="# night comes back." other="# nights come back." />
    </>
  )
}

/** Which stay goes with it, and what that means. */
export function SwapWords({ swap }: { swap: Swap }) {
  const language = useLanguage()
  const { code } = swap
  const from = dayInWords(swap.datein, language)
  const to = dayInWords(swap.dateout, language)
  return (
    <>
      <Trans>
        In the place of {code}, {from} to {to}.
      </Trans>{' '}
      <GivenUpWords swap={swap} />
      {swap.trade && (
        <>
          {' '}
          <Trans>It stands in a trade, too: that ends once you give the stay up.</Trans>
        </>
      )}
    </>
  )
}

/** Whose names go along with a stay that would be given up, and when its guests have the owner asked all the same. */
export function SwapGuests({ swap: { guests, occupant }, takes }: { swap: Swap; takes: 'ask' | 'at-once' }) {
  if (guests.length === 0) return null
  return (
    <>
      <Trans>
        The names of its guests go along, as far as the party of these nights has places for them; you name
        the others afterwards.
      </Trans>
      {occupant === 'guest' && takes === 'at-once' && (
        <>
          {' '}
          <Trans>
            Guests come to it without you, so the resort looks at them first: you are asked before it is given
            up.
          </Trans>
        </>
      )}
    </>
  )
}

/** What is ordered for a stay that would be given up, and what comes of it; nothing where that is nothing. */
export function SwapOrders({ swap, takes }: { swap: Swap; takes: 'ask' | 'at-once' }) {
  const numbers = swap.orders.map(({ number }) => number).join(', ')
  if (!numbers) return null
  if (takes === 'at-once')
    return (
      <Trans>
        Ordered for it: {numbers}. Booked at once, it stands with its amounts until you cancel it; the email
        names it.
      </Trans>
    )
  return (
    <Trans>
      Ordered for it: {numbers}. As you take these nights you choose what of it is cancelled; the rest stands,
      with its amounts.
    </Trans>
  )
}
