import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { IconButton } from '../../web/ui/button.tsx'
import { Segmented } from '../../web/ui/fields/segmented.tsx'
import { useLanguage } from '../../web/words.ts'
import type { DrawWeek } from './draw-words.tsx'
import { WeekWords } from './week-words.tsx'

interface AddWeekProps {
  /** Those that are not ranked. */
  weeks: readonly DrawWeek[]
  isFull: boolean
  onAdd: (id: number) => void
}

/** The weeks that are not ranked yet, each with the button that puts it at the end. */
export function AddWeek({ weeks, isFull, onAdd }: AddWeekProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [category, setCategory] = useState('all')
  const categories = new Map(weeks.map((week) => [String(week.idCategory), week.category[language]]))
  const shown = weeks.filter(({ idCategory }) => category === 'all' || String(idCategory) === category)
  if (weeks.length === 0) return null
  return (
    <section className="rank-add" aria-labelledby="add-week">
      <h3 className="sub" id="add-week">
        <Trans>Add a week</Trans>
      </h3>
      {categories.size > 1 && (
        <Segmented
          label={t`Residence`}
          value={categories.has(category) ? category : 'all'}
          onChange={setCategory}
          options={[
            { value: 'all', label: <Trans>All</Trans> },
            ...[...categories].map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      <ul>
        {(shown.length > 0 ? shown : weeks).map((week) => {
          const [name, kind] = [week.name[language], week.category[language]]
          return (
            <li key={week.id}>
              <WeekWords week={week} />
              {!isFull && (
                <IconButton
                  label={t`Add ${name}, ${kind}`}
                  className="rank-plus"
                  onClick={() => onAdd(week.id)}
                >
                  <Plus className="icon" aria-hidden />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
