import { useMemo } from 'react'
import { useLanguage } from '../../../web/words.ts'
import { type Contract, chosenContract, contractOf } from '../../contract.ts'
import type { WireContract, WireSession } from '../../membership.endpoints.ts'
import { type State, store, useStored } from './store.ts'

/** Who is signed in. Only for what stands inside the signed-in layout, which leaves when nobody is. */
export function useSession(): WireSession {
  const session = useStored((state) => state.session)
  if (!session) throw new Error('Nobody is signed in')
  return session
}

/** The contracts of the owner, in plain words. */
export function useContracts(): Contract[] {
  const { contracts } = useSession()
  const language = useLanguage()
  return useMemo(() => contracts.map((one) => contractOf(one, language)), [contracts, language])
}

/** The selected contract. Only inside the signed-in layout. */
export function useContract(): Contract {
  const wire = useStored(selected)
  const language = useLanguage()
  const contract = useMemo(() => (wire ? contractOf(wire, language) : null), [wire, language])
  if (!contract) throw new Error('The account has no contract')
  return contract
}

/** Chooses the contract that every screen is about; the other tabs follow. */
export function selectContract(id: number): void {
  store(() => ({ contractId: id }))
}

/** The stored session's selected contract, as the wire gives it. */
export function selected({ session, contractId }: State): WireContract | null {
  return session ? chosenContract(session.contracts, contractId) : null
}
