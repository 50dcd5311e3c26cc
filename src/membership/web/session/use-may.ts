import type { TrustedScope } from '../../../kernel/endpoint.ts'
import { useSession } from './use-session.ts'

/** Whether what a scope names is open to who is signed in: to owners all of it, to whom one trusts what is theirs. */
export function useMay(scope: TrustedScope): boolean {
  const { trusted } = useSession()
  return !trusted || trusted.scopes.includes(scope)
}
