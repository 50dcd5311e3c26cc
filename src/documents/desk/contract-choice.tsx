import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useOwners } from '../../membership/desk/use-owners.ts'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import { SearchBox } from '../../web/desk/search-box.tsx'
import { Button } from '../../web/ui/button.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import type { FoundContract } from './typed-document.ts'

interface ContractChoiceProps {
  contract: FoundContract | null
  onChange: (contract: FoundContract | null) => void
  error: string | undefined
}

/** One contract, found as one types: by its number, its owner's name or its residence. */
export function ContractChoice({ contract, onChange, error }: ContractChoiceProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const letGo = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone.
    if (!contract && letGo.current) field.current?.focus()
  }, [contract])
  if (contract)
    return (
      <ChosenContract
        contract={contract}
        onChange={() => {
          letGo.current = true
          onChange(null)
        }}
      />
    )
  return (
    <div className="stack">
      <Field
        label={t`Contract`}
        hint={t`By the contract’s number, its owner’s name or its residence. Accents don’t matter.`}
        required
        error={error && t`Choose the contract.`}
      >
        {(control) => (
          <SearchBox
            ref={field}
            control={control}
            name="audience.idContract"
            value={search}
            onChange={setSearch}
          />
        )}
      </Field>
      {search.trim() !== '' && <Found search={search.trim()} onChange={onChange} />}
    </div>
  )
}

function Found({ search, onChange }: { search: string; onChange: (contract: FoundContract) => void }) {
  const { t } = useLingui()
  const found = useOwners({ search })
  if (found.isError) return <FormError>{found.error.message}</FormError>
  if (!found.data) return <Skeleton height={64} radius={14} />
  const contracts = found.data.data.flatMap(contractsOf)
  return (
    <fieldset className="stack document-contracts" aria-busy={found.isPlaceholderData}>
      <legend className="hidden-text">
        <Trans>Contract</Trans>
      </legend>
      <p className="small faint" role="status">
        {contracts.length === 0 ? (
          <Trans>No contracts match. Try a shorter search.</Trans>
        ) : (
          <Trans>Choose the contract.</Trans>
        )}
      </p>
      {contracts.map((contract) => {
        const { id, number, owner } = contract
        return (
          <Option
            key={id}
            name="found-contract"
            checked={false}
            title={owner}
            aria-label={t`Contract ${number}, ${owner}`}
            onChange={() => onChange(contract)}
          >
            <ContractLine contract={contract} />
          </Option>
        )
      })}
    </fieldset>
  )
}

function contractsOf({ name, lastname, contracts }: FoundOwner): FoundContract[] {
  return contracts.map(({ id, number, resortsname, housingnumber }) => ({
    id,
    number,
    hotel: resortsname,
    residence: housingnumber,
    owner: `${name} ${lastname}`,
  }))
}

/** The contract that a document is for, with the way to another where there is one. */
export function ChosenContract({ contract, onChange }: { contract: FoundContract; onChange?: () => void }) {
  return (
    <div className="editor-chosen">
      <div>
        <b>{contract.owner}</b>
        <p className="small muted">
          <ContractLine contract={contract} />
        </p>
      </div>
      {onChange && (
        <Button kind="ghost" size="small" onClick={onChange}>
          <Trans>Choose another</Trans>
        </Button>
      )}
    </div>
  )
}

function ContractLine({ contract: { number, hotel, residence } }: { contract: FoundContract }) {
  return (
    <Trans>
      Contract {number} · {hotel}, residence {residence}
    </Trans>
  )
}
