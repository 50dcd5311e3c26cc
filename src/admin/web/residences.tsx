import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import type { Choices, Residence } from '../acting.endpoints.ts'
import { useResidences } from './use-found.ts'

interface ResidencesProps {
  hotel: Choices['hotels'][number] | null
  /** Null stands for all of them. */
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** The residences of the chosen hotel. */
export function Residences({ hotel, chosen, onChoose }: ResidencesProps) {
  const { t } = useLingui()
  const [number, setNumber] = useState('')
  const found = useResidences(hotel?.id ?? null, number.trim())
  if (!hotel) {
    return (
      <section className="card choose-card choose-residences">
        <h2 className="sub">
          <Trans>Housing</Trans>
        </h2>
        <p className="small muted">
          <Trans>Choose a hotel to see its residences.</Trans>
        </p>
      </section>
    )
  }
  return (
    <fieldset className="card choose-card choose-residences">
      <legend className="sub">
        <Trans>Housing, {hotel.name}</Trans>
      </legend>
      <Field label={t`Housing number`}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            icon={Search}
            value={number}
            maxLength={12}
            autoComplete="off"
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </Field>
      {found.data ? (
        <div className="residences">
          {number === '' && (
            <ResidenceOption chosen={chosen === null} onChoose={() => onChoose(null)}>
              <b>
                <Trans>All residences</Trans>
              </b>
            </ResidenceOption>
          )}
          {found.data.data.map((residence) => (
            <ResidenceOption
              key={residence.id}
              chosen={residence.id === chosen}
              vacant={residence.owners.length === 0}
              onChoose={() => onChoose(residence.id)}
            >
              <b className="numeric">{residence.number}</b>
              <OwnersOf {...residence} />
            </ResidenceOption>
          ))}
          {found.data.data.length === 0 && (
            <p className="small muted">
              <Trans>No residence here starts with that.</Trans>
            </p>
          )}
        </div>
      ) : found.isError ? (
        <LoadError query={found} />
      ) : (
        <Loading label={t`Loading the residences`}>
          <Skeleton height={220} radius={14} />
        </Loading>
      )}
    </fieldset>
  )
}

function OwnersOf({ owners }: Residence) {
  return (
    <span className="small faint">
      {owners.length === 0 ? (
        <Trans>vacant</Trans>
      ) : (
        <Plural value={owners.length} one="# owner" other="# owners" />
      )}
    </span>
  )
}

interface ResidenceOptionProps {
  chosen: boolean
  vacant?: boolean
  onChoose: () => void
  children: React.ReactNode
}

function ResidenceOption({ chosen, vacant, onChoose, children }: ResidenceOptionProps) {
  return (
    <label className="option residence">
      <input
        type="radio"
        name="residence"
        className="hidden-text"
        checked={chosen}
        disabled={vacant}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
