import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bilingual } from '../../../kernel/language.ts'
import { useLanguage } from '../../../web/words.ts'
import { WhyHeading } from './why-heading.tsx'

interface WhyRuleProps {
  says: Bilingual
  clause: Bilingual | null
  /** Pairs of a term and its value. */
  children: ReactNode
}

/** The rule in its own words, with its dates. */
export function WhyRule({ says, clause, children }: WhyRuleProps) {
  const language = useLanguage()
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>The rule of that day</Trans>
      </WhyHeading>
      <div className="why-rule">
        <blockquote>“{says[language]}”</blockquote>
        <dl>{children}</dl>
        {clause && <p className="small muted">{clause[language]}</p>}
      </div>
    </section>
  )
}

export function WhyTerm({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numeric">{children}</dd>
    </div>
  )
}
