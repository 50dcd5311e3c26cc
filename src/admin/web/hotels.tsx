import { Plural, Trans } from '@lingui/react/macro'
import { Art } from '../../web/ui/art.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Choices } from '../acting.endpoints.ts'

interface HotelsProps {
  hotels: Choices['hotels']
  /** Null stands for all of them. */
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** The hotels, or all of them. */
export function Hotels({ hotels, chosen, onChoose }: HotelsProps) {
  const language = useLanguage()
  return (
    <fieldset className="card choose-card choose-hotels">
      <legend className="sub">
        <Trans>Hotel</Trans>
      </legend>
      <div className="stack">
        <Option
          name="hotel"
          title={<Trans>All hotels</Trans>}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        {hotels.map(({ id, name, place, residences, scene }) => (
          <Option
            key={id}
            name="hotel"
            title={name}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            aside={
              <span className="arch">
                <Art name={scene} hour="noon" night />
              </span>
            }
          >
            {place[language]}
            <br />
            <Plural value={residences} one="# residence" other="# residences" />
          </Option>
        ))}
      </div>
    </fieldset>
  )
}
