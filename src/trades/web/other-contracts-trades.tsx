import { Plural, Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { OtherContract } from '../../membership/web/session/other-contract.tsx'
import { useContract, useContracts } from '../../membership/web/session/use-session.ts'
import { queryOf } from '../../web/calls/query.ts'
import { listTrades } from '../trades.endpoints.ts'

/** What the owner's other contracts offer and propose: the page is of the selected one alone. */
export function OtherContractsTrades() {
  const here = useContract()
  const others = useContracts().filter(({ id }) => id !== here.id)
  const trades = useQueries({
    queries: others.map(({ id }) => queryOf(listTrades, { query: { idContract: id } })),
  })
  return others.map((contract, index) => {
    const listed = trades[index]?.data?.data
    const count = listed ? listed.offered.length + listed.proposed.length : 0
    if (count === 0) return null
    return (
      <OtherContract
        key={contract.id}
        contract={contract}
        to="/my-reservations/trades"
        see={<Trans>See that contract</Trans>}
      >
        {(name) => (
          <Plural
            value={count}
            one={`${name}: one stay is offered or proposed.`}
            other={`${name}: # stays are offered or proposed.`}
          />
        )}
      </OtherContract>
    )
  })
}
