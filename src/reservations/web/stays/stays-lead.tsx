import { Plural, Trans } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { listComingStays } from '../../past-stays.endpoints.ts'
import { dayAheadWords } from './stay-words.ts'

/** The sentence under the title: how many stays come, and which nights still have no place. */
export function StaysLead({ coming }: { coming: AnswerOf<typeof listComingStays> | undefined }) {
  const language = useLanguage()
  const { zone } = useContract()
  if (!coming) return <Trans>Your stays: the next one first, those behind you by year.</Trans>
  const { data, nights } = coming
  const expires = nights && dayAheadWords(nights.expires, todayIn(zone, new Date()), language)
  return (
    <>
      {data.length === 0 ? (
        <Trans>No stay is coming.</Trans>
      ) : (
        <Plural value={data.length} one="One stay is coming." other="# stays are coming." />
      )}{' '}
      {nights && (
        <Plural
          value={nights.balance}
          one={`One night is still yours to place, until ${expires}.`}
          other={`# nights are still yours to place, until ${expires}.`}
        />
      )}
    </>
  )
}
