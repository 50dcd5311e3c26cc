import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { OWN_ZONE } from '../../web/own-zone.ts'
import { FieldGroup } from '../../web/ui/fields/field.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Note } from '../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { listSlots } from '../meetings.endpoints.ts'
import type { StaffContact } from '../staff.endpoints.ts'
import { cityOf, wallTime } from '../wall-time.ts'
import { DayOptions } from './day-options.tsx'
import { SlotOptions } from './slot-options.tsx'

interface SlotChoiceProps {
  person: StaffContact
  /** The chosen slot's beginning, an instant in UTC; empty while there is none. */
  startsAt: string
  onChange: (startsAt: string) => void
  error: string | undefined
  /** The rest of the form: nobody has to fill it in where there is no time to choose. */
  children: ReactNode
}

/** A day, and a time of it, among those that are free. */
export function SlotChoice({ person, startsAt, onChange, error, children }: SlotChoiceProps) {
  const { t } = useLingui()
  const { idStaff, zone, name } = person
  const slots = useQuery({ ...queryOf(listSlots, { query: { idStaff } }), staleTime: 15_000 })
  const [picked, setPicked] = useState('')
  const days = slots.data?.data.days ?? []
  const chosenDay = startsAt ? wallTime(new Date(startsAt), zone).day : picked
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0]
  const city = cityOf(zone)
  if (slots.isError) return <LoadError query={slots} />
  if (slots.isPending) {
    return (
      <Loading label={t`Looking for free times`}>
        <div className="stack">
          <Skeleton height={84} radius={14} />
          <Skeleton height={96} radius={14} />
        </div>
      </Loading>
    )
  }
  if (!shown) {
    return (
      <Note tone="gold" title={<Trans>No free time in the next three weeks</Trans>}>
        <p>
          <Trans>
            Every hour of {name} is taken.{' '}
            <Link className="link" to="/about-us" search={{ show: 'message', with: idStaff }}>
              Write to them
            </Link>{' '}
            and they find one with you.
          </Trans>
        </p>
      </Note>
    )
  }
  return (
    <>
      <FieldGroup legend={t`Day`} required>
        <DayOptions
          days={days.map(({ day }) => day)}
          value={shown.day}
          onChange={(day) => {
            setPicked(day)
            onChange('')
          }}
        />
      </FieldGroup>
      <FieldGroup
        legend={t`Time`}
        required
        error={error}
        hint={
          OWN_ZONE === zone ? (
            <Trans>{city} time.</Trans>
          ) : (
            <Trans>{city} time. If your own time is different, it is shown below.</Trans>
          )
        }
      >
        <SlotOptions slots={shown.slots} zone={zone} value={startsAt} onChange={onChange} />
      </FieldGroup>
      {children}
    </>
  )
}
