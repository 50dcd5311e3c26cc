import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { Art } from '../../../web/ui/art.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Contract } from '../../contract.ts'
import { useContracts } from '../session/use-session.ts'

/** The owner's contracts, each with its residence and how long it runs. */
export function Contracts() {
  const { t } = useLingui()
  const language = useLanguage()
  const contracts = useContracts()
  return (
    <section className="section" aria-label={t`Contracts`}>
      <SectionHead title={t`Contracts`} />
      <ul className="account-contracts">
        {contracts.map((contract) => (
          <li key={contract.id}>
            <span className="arch">
              <Art name={contract.scene} hour="noon" night />
            </span>
            <div className="account-contract">
              <h3 className="sub">{contract.label}</h3>
              <p className="muted">{contract.description[language]}</p>
              <p className="small faint numeric">
                <RunningTime {...contract} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RunningTime({ number, starts, ends }: Contract) {
  const language = useLanguage()
  const from = formatDay(starts, language)
  const to = formatDay(ends, language)
  return (
    <Trans>
      Contract {number}, from {from} to {to}
    </Trans>
  )
}
