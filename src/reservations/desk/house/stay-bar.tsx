import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Hourglass from 'lucide-react/icons/hourglass'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import Pin from 'lucide-react/icons/pin'
import Undo from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import type { CSSProperties } from 'react'
import { daysBetween, formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { House as HouseData, ShownStay } from '../../house.endpoints.ts'
import { isInProcess } from '../../stay/booking.ts'
import { barSpan } from './tape-lines.ts'

/** Who it is and what it waits for: the fill says it, and an icon repeats it. */
function toneOf(stay: ShownStay): 'unplaced' | 'leaving' | 'waits' | 'guest' | 'owner' {
  if (stay.idHousing === null) return 'unplaced'
  if (stay.status === 'pending-cancel') return 'leaving'
  if (isInProcess(stay.status)) return 'waits'
  return stay.occupant
}

const ICONS = { unplaced: null, leaving: Undo, waits: Hourglass, guest: Users, owner: null }

/** Where a bar lies in its row. */
export const styleOf = ({ left, width }: { left: number; width: number }): CSSProperties => ({
  left: `${left * 100}%`,
  width: `${width * 100}%`,
})

interface StayBarProps {
  stay: ShownStay
  house: Pick<HouseData, 'from' | 'days'>
  number: string | null
  /** It takes the focus of the chart. */
  current: boolean
  /** It is in somebody's hand. */
  held: boolean
}

/** A stay on the chart: a button that picks it up. */
export function StayBar({ stay, house, number, current, held }: StayBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const span = barSpan(stay, house)
  const tone = toneOf(stay)
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const { name } = stay
  const [from, to] = [formatDay(stay.checkIn, language), formatDay(stay.checkOut, language)]
  const where = number ?? t`not placed`
  const states = [
    tone === 'waits' && t`waits for an answer`,
    tone === 'leaving' && t`to be cancelled`,
    stay.occupant === 'guest' && t`owner’s guest`,
    stay.pinned && t`pinned`,
    stay.left ? t`left` : stay.arrived && t`arrived`,
  ].filter((one) => one !== false)
  const Icon = stay.left ? LogOut : stay.arrived ? House : ICONS[tone]
  return (
    <button
      type="button"
      data-stay={stay.id}
      tabIndex={current ? 0 : -1}
      className={clsx(
        'stay-bar',
        tone,
        held && 'held',
        span.cutLeft && 'cut-left',
        span.cutRight && 'cut-right',
      )}
      style={styleOf(span)}
      aria-label={[
        t`${name}, ${where}, ${plural(nights, { one: '# night', other: '# nights' })}, ${from} to ${to}`,
        ...states,
      ].join(', ')}
      title={name}
    >
      {Icon && <Icon aria-hidden />}
      <span>{name}</span>
      {stay.pinned && <Pin aria-hidden />}
    </button>
  )
}
