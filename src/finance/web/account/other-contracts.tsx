import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { formatMoney } from '../../../kernel/money.ts'
import type { Contract } from '../../../membership/contract.ts'
import { OtherContract } from '../../../membership/web/session/other-contract.tsx'
import { useContract, useContracts } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { readAccount } from '../../account/account.endpoints.ts'

/** What is owed of the owner's other contracts, each with its own sum: the card above is of the selected one alone. */
export function OtherContracts() {
  const here = useContract()
  const others = useContracts().filter(({ id }) => id !== here.id)
  const accounts = useQueries({
    queries: others.map(({ id }) => queryOf(readAccount, { query: { idContract: id } })),
  })
  return others.map((contract, index) => {
    const owed = accounts[index]?.data?.data.filter(({ owedCents }) => owedCents > 0)
    return owed && <OtherAccount key={contract.id} contract={contract} owed={owed} />
  })
}

interface OtherAccountProps {
  contract: Contract
  owed: { currency: 'USD' | 'MXN'; owedCents: number }[]
}

function OtherAccount({ contract, owed }: OtherAccountProps) {
  const sum = owed
    .map(({ owedCents: cents, currency }) => `${formatMoney({ cents, currency })} ${currency}`)
    .join(', ')
  return (
    <OtherContract
      contract={contract}
      to="/my-reports"
      search={{ view: 'statement' }}
      see={<Trans>See that contract</Trans>}
    >
      {(name) =>
        sum ? (
          <Trans>
            {name}: you owe {sum}.
          </Trans>
        ) : (
          <Trans>{name}: you owe nothing.</Trans>
        )
      }
    </OtherContract>
  )
}
