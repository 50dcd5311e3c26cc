import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { addDays, type Day } from '../../../kernel/day.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import { monthWords } from '../stays/stay-words.ts'
import { NOTHING_PICKED, type PickedNights, type PickRefusal, pickDay } from './pick-stay.ts'
import { PickedStay } from './picked-stay.tsx'
import { YearGrid } from './year-grid.tsx'
import { YearLegend } from './year-legend.tsx'
import { monthsOf, type Year, type YearCategory } from './year-months.ts'
import { YearNotes } from './year-notes.tsx'

interface YearCardProps {
  /** The resort that all of this is at. */
  resort: string
  year: Year
  category: YearCategory
  /** The own category first. */
  categories: readonly YearCategory[]
  onCategory: (idCategory: number) => void
}

/** The months of one category, from which a stay is picked: arrival, then departure. */
export function YearCard({ resort, year, category, categories, onCategory }: YearCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const mayRequest = useMay('book')
  const months = useMemo(() => monthsOf(year, category), [year, category])
  const [picked, setPicked] = useState<PickedNights>(NOTHING_PICKED)
  const [refusal, setRefusal] = useState<PickRefusal | null>(null)

  const pick = (day: Day) => {
    if (!mayRequest) return
    const result = pickDay(category.nights, year.from, picked, day)
    setPicked(result.picked)
    setRefusal(result.refusal)
  }
  const clear = () => {
    setPicked(NOTHING_PICKED)
    setRefusal(null)
  }
  return (
    <section className="card pad year" aria-labelledby="year-title">
      <header className="year-head">
        <div>
          <h2 className="title" id="year-title">
            <SpanWords year={year} />
          </h2>
          <p className="small muted">
            {mayRequest ? (
              <Trans>Each mark is a night. Choose a free one to arrive, then the day you leave.</Trans>
            ) : (
              <Trans>Each mark is a night.</Trans>
            )}
          </p>
        </div>
        <Field label={t`Residence category`}>
          {(control) => (
            <Select
              {...control}
              value={category.idCategory}
              onChange={(event) => onCategory(Number(event.target.value))}
            >
              {categories.map(({ idCategory, name, own }) => (
                <option key={idCategory} value={idCategory}>
                  {own ? t`${name[language]} (yours)` : name[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </header>
      <YearLegend />
      <YearGrid months={months} year={year} resort={resort} picked={picked} onPick={pick} onClear={clear} />
      <PickedStay
        picked={picked}
        refusal={refusal}
        category={category}
        blackouts={year.blackouts}
        onClear={clear}
      />
      <YearNotes year={year} resort={resort} />
    </section>
  )
}

/** "November 2026 to April 2028". */
function SpanWords({ year }: { year: Year }) {
  const language = useLanguage()
  const first = monthWords(year.from, language)
  const last = monthWords(addDays(year.to, -1), language)
  return (
    <Trans>
      {first} to {last}
    </Trans>
  )
}
