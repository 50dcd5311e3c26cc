import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { WireSession } from '../../membership/membership.endpoints.ts'
import { queryOf } from '../../web/calls/query.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { type Choices, readChoices } from '../acting.endpoints.ts'
import { ActingNote } from './acting-note.tsx'
import { Hotels } from './hotels.tsx'
import { Owners } from './owners.tsx'
import { RecentOwners } from './recent-owners.tsx'
import { Residences } from './residences.tsx'

/** The owners to choose from: by name, or by hotel and residence (spec, section 6). */
export function ChooseOwner({ session }: { session: WireSession }) {
  const { t } = useLingui()
  const choices = useQuery(queryOf(readChoices))
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Choose an owner</Trans>}
        lead={
          <Trans>
            You will see the portal as they do. Signing reports and changing reservations stay with the owner.
          </Trans>
        }
      />
      {session.actingFor && <ActingNote owner={session.actingFor} />}
      {choices.data ? (
        <Choice {...choices.data} />
      ) : choices.isError ? (
        <LoadError query={choices} />
      ) : (
        <Loading label={t`Loading the hotels`}>
          <Skeleton height={48} radius={10} />
          <div className="choose-columns">
            <Skeleton height={420} radius={20} />
            <Skeleton height={420} radius={20} />
            <Skeleton height={420} radius={20} />
          </div>
        </Loading>
      )}
    </div>
  )
}

function Choice({ hotels, recent, idHotel: lastHotel }: Choices) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [idHotel, setHotel] = useState(lastHotel)
  const [idHousing, setHousing] = useState<number | null>(null)
  const letters = search.trim()
  const hotel = hotels.find(({ id }) => id === idHotel) ?? null
  return (
    <>
      <Field
        label={t`Find an owner`}
        hint={t`By name, email, phone, contract or residence. Accents don’t matter.`}
      >
        {(control) => (
          <TextInput
            {...control}
            type="search"
            icon={Search}
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {recent.length > 0 && letters === '' && <RecentOwners owners={recent} />}
      <div className={clsx('choose-columns', letters && 'choose-searching')}>
        <Hotels
          hotels={hotels}
          chosen={idHotel}
          onChoose={(id) => {
            setHotel(id)
            setHousing(null)
          }}
        />
        <Residences key={idHotel} hotel={hotel} chosen={idHousing} onChoose={setHousing} />
        <Owners
          wanted={{
            ...(letters && { search: letters }),
            ...(idHotel !== null && { idHotel }),
            ...(idHousing !== null && { idHousing }),
          }}
          hotel={hotel?.name}
          onWiden={() => {
            setHotel(null)
            setHousing(null)
          }}
        />
      </div>
    </>
  )
}
