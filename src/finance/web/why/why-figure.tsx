import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { signedMoney } from '../profit/amounts.ts'

/** The figure itself, with what names it: its row knows it before any reason has come. */
export function WhyFigure({ row }: { row: Pick<Why, 'cents' | 'currency' | 'reference' | 'day'> }) {
  const language = useLanguage()
  return (
    <div className="why-figure">
      <p className="figure">{signedMoney(row)}</p>
      <p className="small muted numeric">
        {row.currency}, {row.reference}, {dayInWords(row.day, language)}
      </p>
    </div>
  )
}
