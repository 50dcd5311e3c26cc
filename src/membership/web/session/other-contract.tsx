import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../web/words.ts'
import { type Contract, residenceLabel } from '../../contract.ts'
import { leadToContract } from './led-to-contract.ts'

interface OtherContractProps {
  contract: Contract
  /** The page, where that contract is selected then, and what its address says. */
  to: '/my-reservations/trades' | '/my-reservations/waiting' | '/my-reports'
  search?: { view?: 'statement' }
  /** What that contract has, a sentence with its name. */
  children: (name: string) => ReactNode
  /** The words of the press, which are those of the page. */
  see: ReactNode
}

/** What another contract of the owner has, on a page that is of the selected one alone; the press selects it there. */
export function OtherContract({
  contract: { id, resort, residence },
  to,
  search,
  children,
  see,
}: OtherContractProps) {
  const language = useLanguage()
  return (
    <p className="small muted other-contract">
      {children(`${resort}, ${residenceLabel(residence, language)}`)}{' '}
      <Link to={to} search={search ?? {}} className="link" onClick={() => leadToContract(id)}>
        {see}
      </Link>
    </p>
  )
}
