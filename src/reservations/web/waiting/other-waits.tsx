import { Plural, Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { OtherContract } from '../../../membership/web/session/other-contract.tsx'
import { useContract, useContracts } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { listWaits } from '../../waiting.endpoints.ts'

/** The wishes of the owner's other contracts: the page is of the selected one alone. */
export function OtherWaits() {
  const here = useContract()
  const others = useContracts().filter(({ id }) => id !== here.id)
  const waits = useQueries({
    queries: others.map(({ id }) => queryOf(listWaits, { query: { idContract: id } })),
  })
  return others.map((contract, index) => {
    const count = waits[index]?.data?.data.length ?? 0
    if (count === 0) return null
    return (
      <OtherContract
        key={contract.id}
        contract={contract}
        to="/my-reservations/waiting"
        see={<Trans>See that contract</Trans>}
      >
        {(name) => (
          <Plural value={count} one={`${name}: one wish waits.`} other={`${name}: # wishes wait.`} />
        )}
      </OtherContract>
    )
  })
}
