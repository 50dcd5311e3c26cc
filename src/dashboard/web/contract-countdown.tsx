import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dayInWords } from '../../kernel/day-words.ts'
import { timeLeft } from '../../membership/contract-term.ts'
import { useNow } from '../../web/ui/use-now.ts'
import { useLanguage } from '../../web/words.ts'
import type { Dashboard } from '../dashboard.endpoints.ts'
import { CountdownFigures } from './countdown-figures.tsx'
import { wallClock } from './wall-clock.ts'

const ARCH_RADII = [30, 50, 70, 90, 110]
const two = (count: number) => String(count).padStart(2, '0')

/** What is left of the contract: years, months, days, and the clock below (spec, section 9). */
export function ContractCountdown({ contract }: { contract: Dashboard['contract'] }) {
  const language = useLanguage()
  const now = wallClock(contract.zone, useNow())
  const { years, months, days, ...clock } = timeLeft(now, contract.ends)
  const since = contract.starts.slice(0, 4)
  const ends = dayInWords(contract.ends, language)
  return (
    <section className="contract-panel" aria-labelledby="contract-end">
      <Arches />
      <div>
        <h2 className="sub" id="contract-end">
          <Trans>Time left on this contract</Trans>
        </h2>
        <p className="contract-ends">
          <Trans>
            Member since {since}. Ends {ends}.
          </Trans>
        </p>
      </div>
      <div>
        <CountdownFigures
          parts={[
            { figure: years, unit: <Plural value={years} one="year" other="years" /> },
            { figure: months, unit: <Plural value={months} one="month" other="months" /> },
            { figure: days, unit: <Plural value={days} one="day" other="days" /> },
          ]}
        />
        <p className="contract-clock numeric" role="timer">
          {two(clock.hours)}:{two(clock.minutes)}:{two(clock.seconds)}
        </p>
      </div>
      <Link to="/resources" search={{ show: 'mine' }} className="link contract-papers">
        <Trans>See the contract</Trans>
      </Link>
    </section>
  )
}

function Arches() {
  return (
    <svg className="contract-arches" viewBox="0 0 200 200" fill="none" aria-hidden="true">
      {ARCH_RADII.map((radius) => (
        <path key={radius} d={`M${100 - radius} 220V110a${radius} ${radius} 0 0 1 ${2 * radius} 0v110`} />
      ))}
    </svg>
  )
}
