import './stay-lines.css'
import { Trans } from '@lingui/react/macro'
import { type Day, formatTime } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import { useStayLines } from './use-stay-lines.ts'

/** What the day of a stay that is under way holds, hour by hour; nothing on a day without anything. */
export default function Today({ idBooking, day }: { idBooking: number; day: Day }) {
  const language = useLanguage()
  const lines = useStayLines(idBooking).filter(({ operationdate }) => operationdate === day)
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className="label">
        <Trans>Today</Trans>
      </h3>
      <ul className="stay-lines">
        {lines.map((line) => (
          <li key={line.idLine}>
            <b>{line.name[language]}</b>
            {line.hour && <span className="small numeric">{formatTime(line.operationtime)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
