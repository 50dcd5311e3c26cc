import { useLingui } from '@lingui/react/macro'
import type { FieldFault } from '../../../kernel/words.ts'
import { useFieldWords } from '../../../web/forms/field-words.ts'

/** What is wrong with the amount of a benefit: one that is too large at once, one that is missing when somebody has tried to send. */
export function useBenefitFault({
  faults,
  tried,
}: {
  faults: ReadonlyMap<number, FieldFault>
  tried: boolean
}) {
  const { t } = useLingui()
  const say = useFieldWords()
  return (id: number) => {
    const fault = faults.get(id)
    if (fault === 'too-large') return t`This is more than the balance.`
    if (tried && fault === 'format') return t`Enter an amount, like 125.50.`
    return tried && fault ? say(fault) : undefined
  }
}
