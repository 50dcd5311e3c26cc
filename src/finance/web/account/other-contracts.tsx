import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '../../../kernel/money.ts'
import { type Contract, residenceLabel } from '../../../membership/contract.ts'
import { leadToContract } from '../../../membership/web/session/led-to-contract.ts'
import { useContract, useContracts } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useLanguage } from '../../../web/words.ts'
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
    return owed && <OtherContract key={contract.id} contract={contract} owed={owed} />
  })
}

interface OtherContractProps {
  contract: Contract
  owed: { currency: 'USD' | 'MXN'; owedCents: number }[]
}

function OtherContract({ contract: { id, resort, residence }, owed }: OtherContractProps) {
  const language = useLanguage()
  const name = `${resort}, ${residenceLabel(residence, language)}`
  const sum = owed
    .map(({ owedCents: cents, currency }) => `${formatMoney({ cents, currency })} ${currency}`)
    .join(', ')
  return (
    <p className="small muted account-other">
      {sum ? (
        <Trans>
          {name}: you owe {sum}.
        </Trans>
      ) : (
        <Trans>{name}: you owe nothing.</Trans>
      )}{' '}
      <Link
        to="/my-reports"
        search={{ view: 'statement' }}
        className="link"
        onClick={() => leadToContract(id)}
      >
        <Trans>See that contract</Trans>
      </Link>
    </p>
  )
}
