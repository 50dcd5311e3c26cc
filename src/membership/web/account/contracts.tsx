import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '../../../kernel/day-words.ts'
import { LOCALE } from '../../../kernel/language.ts'
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
              {contract.coOwners.length > 0 && (
                <p className="small muted">
                  <HeldWith {...contract} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who holds the contract too, and what that means for signing. */
function HeldWith({ coOwners, signing }: Contract) {
  const list = new Intl.ListFormat(LOCALE[useLanguage()], { type: 'conjunction' })
  const names = list.format(coOwners.map(({ name, lastname }) => `${name} ${lastname}`))
  return signing === 'all' ? (
    <Trans>
      Yours together with {names}, with equal rights. A report needs the signature of each of you.
    </Trans>
  ) : (
    <Trans>Yours together with {names}, with equal rights. Any of you signs a report.</Trans>
  )
}

function RunningTime({ number, starts, ends }: Contract) {
  const language = useLanguage()
  const from = dayInWords(starts, language)
  const to = dayInWords(ends, language)
  return (
    <Trans>
      Contract {number}, from {from} to {to}
    </Trans>
  )
}
