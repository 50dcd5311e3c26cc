import { lazy, Suspense } from 'react'
import { atRest } from '../../web/at-rest.ts'
import { loadWords } from '../../web/words.ts'
import type { WireSession } from '../membership.endpoints.ts'

const PasskeyEntry = lazy(() =>
  atRest()
    .then(() => Promise.all([import('./keys/passkey-entry.tsx'), loadWords('membership/web/keys')]))
    .then(([entry]) => entry)
    // Without it the password still opens.
    .catch(() => ({ default: () => null })),
)

/** Signing in by a passkey. It comes after the page, below the form, so that nothing moves under a hand. */
export function LatePasskey({ onDone }: { onDone: (session: WireSession) => void }) {
  return (
    <Suspense fallback={null}>
      <PasskeyEntry onDone={onDone} />
    </Suspense>
  )
}
