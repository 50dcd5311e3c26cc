import type { Bilingual, Words } from '../../kernel/language.ts'
import { say } from '../../server/words.ts'

const named: Words = /*i18n*/ { id: 'mail.contract-name', message: '{contract} (residence {residence})' }

/** A contract's number with the number of its residence, as a mail says it: “41201 (residence 1204)”; the number alone where it has none. */
export function contractName(of: { contract: string; residence: string | null }): Bilingual {
  const { contract, residence } = of
  if (!residence) return { en: contract, es: contract }
  return { en: say(named, 'en', { contract, residence }), es: say(named, 'es', { contract, residence }) }
}
