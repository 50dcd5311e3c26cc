import { type ComponentType, useState } from 'react'
import type { CallFailure } from '../../../web/calls/call.ts'
import { loadWords } from '../../../web/words.ts'
import type { SecondStepProps } from '../keys/second-step.tsx'

interface Step {
  step: string
  Screen: ComponentType<SecondStepProps>
}

/**
 * The second step of signing in, where the first says that there is one. It comes when it is needed: few have a second
 * factor, and everybody has the first page.
 */
export function useSecondStep() {
  const [second, setSecond] = useState<Step | null>(null)
  return {
    second,
    back: () => setSecond(null),
    /** For the form's `refused`: the button stays busy until the step is there. */
    refused: async (failure: CallFailure) => {
      if (failure.code !== 'FACTOR_NEEDED') return
      const [{ SecondStep: Screen }] = await Promise.all([
        import('../keys/second-step.tsx'),
        loadWords('membership/web/keys'),
      ])
      setSecond({ step: String(failure.step), Screen })
    },
  }
}
