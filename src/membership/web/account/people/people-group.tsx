import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { todayIn } from '../../../../kernel/day.ts'
import { Button, IconButton } from '../../../../web/ui/button.tsx'
import { PopoverButton } from '../../../../web/ui/popover/popover-button.tsx'
import type { Person } from '../../../people.endpoints.ts'
import { ageOn, fullName, grownUpOn, isChildOn, type PersonKind } from '../../../person.ts'
import { useContract, useSession } from '../../session/use-session.ts'
import { DayName } from './day-name.tsx'
import { LastOrNext } from './last-or-next.tsx'

interface PeopleGroupProps {
  kind: PersonKind
  people: readonly Person[]
  onEdit: (person: Person) => void
  onForget: (person: Person) => void
}

/** Family, or guests; nothing where there are none. */
export function PeopleGroup({ kind, people, onEdit, onForget }: PeopleGroupProps) {
  if (people.length === 0) return null
  return (
    <section className="section people-section" aria-labelledby={`people-${kind}`}>
      <h2 className="title" id={`people-${kind}`}>
        {kind === 'family' ? <Trans>Family</Trans> : <Trans>Guests</Trans>}{' '}
        <small className="numeric">{people.length}</small>
      </h2>
      <ul className="people">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onEdit={() => onEdit(person)}
            onForget={() => onForget(person)}
          />
        ))}
      </ul>
    </section>
  )
}

function PersonRow({
  person,
  onEdit,
  onForget,
}: {
  person: Person
  onEdit: () => void
  onForget: () => void
}) {
  const { t } = useLingui()
  // Whoever acts for the owner writes people down, and leaves forgetting to them.
  const mayForget = !useSession().user.isAdmin
  const name = fullName(person)
  return (
    <li>
      <span className="people-well" aria-hidden>
        {[...person.name][0]}
      </span>
      <div>
        <h3 className="sub">{name}</h3>
        <Relation {...person} />
      </div>
      <div className="people-mid">
        <Reach {...person} />
      </div>
      <div className="people-mid">
        <LastOrNext person={person} />
      </div>
      <div className="people-acts">
        <IconButton label={t`Edit ${name}`} onClick={onEdit}>
          <Pencil className="icon" />
        </IconButton>
        {mayForget && (
          <IconButton label={t`Forget ${name}`} onClick={onForget}>
            <Trash2 className="icon" />
          </IconButton>
        )}
        <span className="people-phone-act">
          <PopoverButton
            label={name}
            className="icon-button"
            content={(close) => (
              <div className="people-menu">
                {[
                  { act: onEdit, word: t`Edit`, icon: <Pencil className="icon-small" aria-hidden /> },
                  ...(mayForget
                    ? [
                        {
                          act: onForget,
                          word: t`Forget`,
                          icon: <Trash2 className="icon-small" aria-hidden />,
                        },
                      ]
                    : []),
                ].map(({ act, word, icon }) => (
                  <Button
                    key={word}
                    kind="ghost"
                    onClick={() => {
                      close()
                      act()
                    }}
                  >
                    {icon}
                    {word}
                  </Button>
                ))}
              </div>
            )}
          >
            <Ellipsis className="icon" aria-hidden />
            <span className="hidden-text">{t`${name}: edit or forget`}</span>
          </PopoverButton>
        </span>
      </div>
    </li>
  )
}

/** "Daughter, 12": what somebody is, and of a child the years. */
function Relation({ relation, birthday }: Person) {
  const { zone } = useContract()
  const today = todayIn(zone, new Date())
  const years = birthday && isChildOn(birthday, today) ? ageOn(birthday, today) : null
  if (!relation && years === null) return null
  return (
    <p className="small faint">
      {relation}
      {relation && years !== null && ', '}
      {years !== null && <Plural value={years} _0="under a year" one="# year" other="# years" />}
    </p>
  )
}

/** How to reach somebody; of a child until when they count as one. */
function Reach({ email, phone, birthday }: Person) {
  const { zone } = useContract()
  const isChild = isChildOn(birthday, todayIn(zone, new Date()))
  return (
    <>
      {isChild && birthday && (
        <span>
          <Trans>
            Counts as a child until <DayName day={grownUpOn(birthday)} />
          </Trans>
        </span>
      )}
      {email && <span>{email}</span>}
      {phone && <span className={email ? 'small numeric' : 'numeric'}>{phone}</span>}
    </>
  )
}
