import type { Day } from '../kernel/day.ts'
import type { Bilingual, Language } from '../kernel/language.ts'
import type { WireContract } from './membership.endpoints.ts'

/** The membership whose owners may send maintenance requests (spec, section 2). */
export const MAINTENANCE_MEMBERSHIP = 'CLASSIC'

/** The word of the long label before a residence's number. */
const RESIDENCE: Record<Language, string> = { en: 'RESIDENCE', es: 'RESIDENCIA' }

/** A residence by its number, as the long label has it. */
export function residenceLabel(number: string, language: Language): string {
  return `${RESIDENCE[language]} ${number}`
}

/** "resort | RESIDENCE number | membership code" (spec, section 3), its word in the reader's language. */
function longLabel(
  contract: Pick<WireContract, 'resortsname' | 'housingnumber' | 'membershipcode'>,
  language: Language,
): string {
  const residence = residenceLabel(contract.housingnumber, language)
  return `${contract.resortsname} | ${residence} | ${contract.membershipcode}`
}

/** A contract in plain words, as the portal speaks of it. */
export interface Contract {
  id: number
  number: string
  housingId: number
  residence: string
  resortId: number
  resort: string
  membership: string
  /** The room category that the contract books; none for contracts without stays. */
  roomCategoryId: number | null
  /** May subscribe to the weeks exchange. */
  maySubscribe: boolean
  description: Bilingual
  starts: Day
  ends: Day
  /** The resort's own zone, an IANA name. */
  zone: string
  /** The resort's illustration. */
  scene: string
  modules: { myProperty: boolean; promotions: boolean; exchanges: boolean }
  /** Who holds it with the owner; none where it is theirs alone. */
  coOwners: { idOwner: number; name: string; lastname: string }[]
  /** Whose signature a report needs: that of any owner, or of all. */
  signing: 'any' | 'all'
  /** Its resort has published a draw of peak weeks. */
  hasDraws: boolean
  /** "resort | RESIDENCE number | membership code" */
  label: string
}

/** The contract of a wire answer. */
export function contractOf(wire: WireContract, language: Language): Contract {
  return {
    id: wire.id,
    number: wire.number,
    housingId: wire.housingid,
    residence: wire.housingnumber,
    resortId: wire.resortsid,
    resort: wire.resortsname,
    membership: wire.membershipcode,
    roomCategoryId: wire.categoryroomId,
    maySubscribe: wire.canSusbcribe,
    description: wire.customInfoLong,
    starts: wire.starts,
    ends: wire.ends,
    zone: wire.zone,
    scene: wire.scene,
    modules: wire.showModules,
    // A session that the version before has stored does not say it.
    coOwners: wire.coOwners ?? [],
    signing: wire.signing ?? 'any',
    hasDraws: wire.hasDraws ?? false,
    label: longLabel(wire, language),
  }
}

/** The contract with this id, else the first: a selection may be of another time. */
export function chosenContract<C extends { id: number }>(
  contracts: readonly C[],
  id: number | null,
): C | null {
  return contracts.find((contract) => contract.id === id) ?? contracts[0] ?? null
}
