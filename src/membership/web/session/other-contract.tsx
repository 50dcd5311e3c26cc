import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../web/words.ts'
import { type Contract, residenceLabel } from '../../contract.ts'
import { leadToContract } from './led-to-contract.ts'

interface OtherContractProps {
  contract: Contract
  to: '/my-reservations/trades' | '/my-reservations/waiting'
  /** What that contract has, after its name and a colon. */
  children: ReactNode
  /** The words of the press, which are those of the page. */
  see: ReactNode
}

/** What another contract of the owner has, on a page that is of the selected one alone; the press selects it there. */
export function OtherContract({
  contract: { id, resort, residence },
  to,
  children,
  see,
}: OtherContractProps) {
  const language = useLanguage()
  return (
    <p className="small muted other-contract">
      {`${resort}, ${residenceLabel(residence, language)}`}: {children}{' '}
      <Link to={to} className="link" onClick={() => leadToContract(id)}>
        {see}
      </Link>
    </p>
  )
}
