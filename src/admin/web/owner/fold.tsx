import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'

/** A list that shows its first ones, with a button for the rest. `name` is the id of the list that the button opens. */
export function useFold<Row>(rows: readonly Row[], most: number, name: string) {
  const [isOpen, setOpen] = useState(false)
  const rest = rows.length - most
  return {
    shown: isOpen ? rows : rows.slice(0, most),
    isOpen: isOpen || rest <= 0,
    button: rest > 0 && (
      <Button
        kind="ghost"
        size="small"
        aria-expanded={isOpen}
        aria-controls={name}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Trans>Show fewer</Trans> : <Plural value={rest} one="Show # more" other="Show # more" />}
      </Button>
    ),
  }
}
