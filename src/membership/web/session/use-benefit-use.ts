import { type BenefitUse, mayUseBenefits } from '../../benefit-use.ts'
import { useSession } from './use-session.ts'

/** Whether who is signed in may do this with the owner's benefits. */
export function useBenefitUse(use: BenefitUse): boolean {
  const { user, trusted } = useSession()
  return mayUseBenefits(trusted ? 'trusted' : user.isAdmin ? 'admin' : 'owner', use)
}
