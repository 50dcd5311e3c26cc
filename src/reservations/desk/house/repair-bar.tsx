import { useLingui } from '@lingui/react/macro'
import Wrench from 'lucide-react/icons/wrench'
import { addDays, formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { House } from '../../house.endpoints.ts'
import { styleOf } from './stay-bar.tsx'
import { barSpan } from './tape-lines.ts'

interface RepairBarProps {
  repair: House['repairs'][number]
  house: Pick<House, 'from' | 'days'>
}

/** The nights on which a repair closes a residence: nobody can be placed there. */
export function RepairBar({ repair: { code, firstNight, lastNight }, house }: RepairBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const span = barSpan({ checkIn: firstNight, checkOut: addDays(lastNight, 1) }, house)
  if (span.width === 0) return null
  const [from, to] = [formatDay(firstNight, language), formatDay(lastNight, language)]
  return (
    <div className="tape-repair" style={styleOf(span)}>
      <Wrench className="icon-small" aria-hidden />
      <span aria-hidden>{code}</span>
      <span className="hidden-text">{t`Repair ${code} closes it from the night of ${from} to that of ${to}`}</span>
    </div>
  )
}
