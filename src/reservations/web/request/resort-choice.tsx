import { Trans } from '@lingui/react/macro'
import type { Contract } from '../../../membership/contract.ts'
import { selectContract, useContracts } from '../../../membership/web/session/use-session.ts'

interface ResortChoiceProps {
  contract: Contract
  /** Another contract was selected. */
  onChange: () => void
}

/** The resort of a stay: the owner's contracts. Choosing one selects that contract for the whole portal. */
export function ResortChoice({ contract, onChange }: ResortChoiceProps) {
  const contracts = useContracts()
  if (contracts.length === 1) {
    return (
      <div className="search-cell search-wide">
        <span className="search-label">
          <Trans>Resort</Trans>
        </span>
        <b>{contract.resort}</b>
      </div>
    )
  }
  return (
    <label className="search-cell search-wide search-resort">
      <span className="search-label">
        <Trans>Resort</Trans>
      </span>
      <select
        value={contract.id}
        onChange={(event) => {
          selectContract(Number(event.target.value))
          onChange()
        }}
      >
        {contracts.map((each) => (
          <option key={each.id} value={each.id}>
            {each.resort}, {each.residence}
          </option>
        ))}
      </select>
    </label>
  )
}
