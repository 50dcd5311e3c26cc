import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CartLine } from '../../cart.ts'
import { editLine } from '../../change-cart.ts'
import { quartersOf } from '../../times/times.ts'
import type { ShownTimes } from '../../times/times-shape.ts'
import { changeCart } from './cart-store.ts'

/** The hour of a line, where its variant has hours: its slots with what is left of them, or quarters. */
export function LineHour({ line, times }: { line: CartLine; times: ShownTimes | null }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!times || times.kind === 'any') return null
  const name = line.name[language]
  const options =
    times.kind === 'slots'
      ? times.slots.map(({ starts, left, soon }) => ({
          time: starts,
          isOff: line.operationdate !== null && (soon || left < line.qty),
          left: line.operationdate === null ? null : Math.max(0, left),
        }))
      : quartersOf(times).map((time) => ({ time, isOff: false, left: null }))
  const withPlaces = (hour: string, left: number) =>
    t`${hour}, ${plural(left, { one: '# place left', other: '# places left' })}`
  const isOffered = options.some(({ time }) => time === line.operationtime)
  return (
    <div className="cart-time">
      <Select
        aria-label={t`Time, ${name}`}
        value={isOffered ? line.operationtime : ''}
        onChange={({ target }) =>
          changeCart((cart) => editLine(cart, line.uuid, { operationtime: target.value }))
        }
      >
        {!isOffered && <option value="">{t`Choose a time`}</option>}
        {options.map(({ time, isOff, left }) => (
          <option key={time} value={time} disabled={isOff && time !== line.operationtime}>
            {left === null ? formatTime(time) : withPlaces(formatTime(time), left)}
          </option>
        ))}
      </Select>
    </div>
  )
}
