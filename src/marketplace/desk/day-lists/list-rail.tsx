import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addDays, formatDay } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { DayLists } from '../../day-lists/day-lists.endpoints.ts'

type OneList = DayLists['lists'][number]

export interface ChoiceProps {
  lists: DayLists
  chosen: { kind: 'product' | 'event'; id: number } | undefined
  onChoose: (change: { day?: string; hotel?: number; kind?: 'product' | 'event'; list?: number }) => void
}

/** The day, with the one before it and the one after. */
export function DayMove({ lists: { day }, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <span className="day-move">
      <IconButton label={t`Day before`} onClick={() => onChoose({ day: addDays(day, -1) })}>
        <ChevronLeft className="icon" />
      </IconButton>
      <label className="day-move-day">
        <span className="hidden-text">{t`Day`}</span>
        <b aria-hidden className="numeric">
          {formatDay(day, language)}
        </b>
        <input
          type="date"
          value={day}
          onChange={({ target }) => target.value && onChoose({ day: target.value })}
        />
      </label>
      <IconButton label={t`Next day`} onClick={() => onChoose({ day: addDays(day, 1) })}>
        <ChevronRight className="icon" />
      </IconButton>
    </span>
  )
}

const categoryOf = ({ category }: OneList, language: Language) => category?.[language] ?? null

/** The lists of the day by category, with how many come. */
export function ListRail({ lists, chosen, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const groups = Map.groupBy(lists.lists, (list) => categoryOf(list, language))
  return (
    <div className="list-rail">
      <Resorts lists={lists} chosen={chosen} onChoose={onChoose} />
      <nav aria-label={t`Lists of this day`}>
        {[...groups].map(([category, group]) => (
          <div key={category ?? ''}>
            <h2>{category ?? <Trans>Events</Trans>}</h2>
            {group.map((list) => (
              <Link
                key={`${list.kind} ${list.id}`}
                to="/desk/days"
                search={{ day: lists.day, hotel: lists.hotel, kind: list.kind, list: list.id }}
                replace
                aria-current={list.kind === chosen?.kind && list.id === chosen.id ? 'page' : undefined}
              >
                {list.name[language]}
                <Count list={list} />
              </Link>
            ))}
          </div>
        ))}
      </nav>
    </div>
  )
}

function Count({ list: { people, trips } }: { list: OneList }) {
  return (
    <span className="numeric">
      {trips !== null ? (
        <Plural value={trips} one="# trip" other="# trips" />
      ) : (
        <>
          <span aria-hidden>{people}</span>
          <span className="hidden-text">
            <Plural value={people} one="# person" other="# people" />
          </span>
        </>
      )}
    </span>
  )
}

/** The same where the window is narrow: two lists to choose from. */
export function ListChoice({ lists, chosen, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const known = lists.lists.some(({ kind, id }) => kind === chosen?.kind && id === chosen.id)
  return (
    <div className="list-choice">
      <Resorts lists={lists} chosen={chosen} onChoose={onChoose} />
      {lists.lists.length > 0 && (
        <Field label={<Trans>List</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={known ? `${chosen?.kind} ${chosen?.id}` : ''}
              onChange={({ target }) => {
                const [kind, id] = target.value.split(' ')
                if (kind === 'product' || kind === 'event') onChoose({ kind, list: Number(id) })
              }}
            >
              {!known && <option value="">{t`Choose a list`}</option>}
              {lists.lists.map(({ kind, id, name, people }) => (
                <option key={`${kind} ${id}`} value={`${kind} ${id}`}>
                  {name[language]} · {people}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}

function Resorts({ lists: { hotels, hotel }, onChoose }: ChoiceProps) {
  if (hotels.length < 2) return null
  return (
    <Field label={<Trans>Resort</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={hotel}
          onChange={({ target }) =>
            onChoose({ hotel: Number(target.value), kind: undefined as never, list: undefined as never })
          }
        >
          {hotels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
