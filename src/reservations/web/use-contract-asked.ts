import { useContract, useSession } from '../../membership/web/session/use-session.ts'

/** The query of the lists of stays: owners see those of all their contracts, whom they trust those of the selected one. */
export function useContractAsked(): { idContract?: number } {
  const { trusted } = useSession()
  const { id } = useContract()
  return trusted ? { idContract: id } : {}
}
