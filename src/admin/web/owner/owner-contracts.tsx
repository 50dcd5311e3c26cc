import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../kernel/day.ts'
import { namedMoney } from '../../../kernel/money.ts'
import { Meter } from '../../../web/ui/meter.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { OwnerAtDesk } from '../../owner/owner.endpoints.ts'

type ContractAtDesk = OwnerAtDesk['contracts'][number]

/** What the owner holds, and what is left of the nights and benefits of the year that runs. */
export function OwnerContracts({ contracts }: { contracts: readonly ContractAtDesk[] }) {
  return (
    <section aria-labelledby="owner-contracts">
      <SectionHead
        title={
          <span id="owner-contracts">
            <Trans>Contracts</Trans>
          </span>
        }
      />
      {contracts.length === 0 ? (
        <p className="muted">
          <Trans>Holds no contract.</Trans>
        </p>
      ) : (
        contracts.map((contract) => <OneContract key={contract.id} contract={contract} />)
      )}
    </section>
  )
}

function OneContract({ contract }: { contract: ContractAtDesk }) {
  const language = useLanguage()
  const { number, hotel, residence, membership, starts, ends, signing, coOwners, balances } = contract
  const until = formatDay(ends, language)
  const since = starts.slice(0, 4)
  return (
    <div className="owner-contract-at-desk">
      <div className="owner-held">
        <h3>
          {hotel} {residence} <span>{membership}</span>
        </h3>
        <p>
          <Trans>
            Contract {number}, since {since}, until {until}
          </Trans>
        </p>
        {coOwners.length > 0 && (
          <p>
            <Trans>Held together with</Trans>{' '}
            {coOwners.map(({ idOwner, name, lastname }, at) => (
              <span key={idOwner}>
                {at > 0 && ', '}
                <Link to="/desk/owners/$id" params={{ id: String(idOwner) }}>
                  {name} {lastname}
                </Link>
              </span>
            ))}
          </p>
        )}
        {signing === 'all' && (
          <p>
            <Trans>Reports need every owner’s signature.</Trans>
          </p>
        )}
      </div>
      {balances.length > 0 && (
        <ul className="owner-balances">
          {balances.map(({ idBenefit, name, left, granted, currency }) => (
            <Balance
              key={idBenefit}
              name={name[language]}
              left={left}
              granted={granted}
              currency={currency}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type BalanceProps = Pick<ContractAtDesk['balances'][number], 'left' | 'granted' | 'currency'> & {
  name: string
}

function Balance({ name, left, granted, currency }: BalanceProps) {
  const { t } = useLingui()
  const [of, all] = currency
    ? [namedMoney({ cents: left, currency }, 0), namedMoney({ cents: granted, currency }, 0)]
    : [left, granted]
  return (
    <li>
      <span>{name}</span>
      <Meter used={Math.max(0, granted - left)} total={granted} label={t`${name}: ${of} left of ${all}`} />
      <span className="numeric" aria-hidden>
        <Trans>
          <b>{of}</b> left of {all}
        </Trans>
      </span>
    </li>
  )
}
