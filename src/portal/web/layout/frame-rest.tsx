import { StepUp } from '../../../membership/web/session/step-up.tsx'
import { StillThere } from '../../../membership/web/session/still-there.tsx'
import { ToTop } from './to-top.tsx'

/** What the frame of a signed-in page shows later or never: it comes once the page is drawn. */
export default function FrameRest() {
  return (
    <>
      <ToTop />
      <StillThere />
      <StepUp />
    </>
  )
}
