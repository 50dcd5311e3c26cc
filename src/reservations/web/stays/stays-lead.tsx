import { Plural, Trans } from '@lingui/react/macro'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useContract, useContracts } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { listComingStays } from '../../past-stays.endpoints.ts'

/** The sentence under the title: how many stays come, and which nights of the selected contract still have no place. */
export function StaysLead({ coming }: { coming: AnswerOf<typeof listComingStays> | undefined }) {
  const language = useLanguage()
  const selected = useContract()
  const contracts = useContracts()
  if (!coming) return <Trans>Your stays: the next one first, those behind you by year.</Trans>
  const { data } = coming
  // The contract that is selected is what the page is of; the nights of another one would be read as its.
  const nights = coming.nights.find(({ idContract }) => idContract === selected.id)
  const expires = nights && dayInWords(nights.expires, language)
  // Whose nights they are is a question only where there are several contracts.
  const of = contracts.length > 1 && selected
  const { resort, residence } = of || { resort: '', residence: '' }
  return (
    <>
      {data.length === 0 ? (
        <Trans>No stay is coming.</Trans>
      ) : (
        <Plural value={data.length} one="One stay is coming." other="# stays are coming." />
      )}{' '}
      {nights && of && (
        <Plural
          value={nights.balance}
          one={`One night of ${resort}, residence ${residence}, is still yours to use, until ${expires}.`}
          other={`# nights of ${resort}, residence ${residence}, are still yours to use, until ${expires}.`}
        />
      )}
      {nights && !of && (
        <Plural
          value={nights.balance}
          one={`One night is still yours to use, until ${expires}.`}
          other={`# nights are still yours to use, until ${expires}.`}
        />
      )}
    </>
  )
}
