import { Trans, useLingui } from '@lingui/react/macro'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Coins from 'lucide-react/icons/coins'
import Trash2 from 'lucide-react/icons/trash'
import { formatMoney } from '../../../kernel/money.ts'
import { WholeField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { MOST_PARTS } from '../../publish/publish-packages.endpoints.ts'
import type { PackageValue, PartValue } from './package-value.ts'
import { PartSearch } from './part-search.tsx'

/** What is in a package, in the order in which owners read it. */
export function PackageParts({ value, change, error }: EditedPart<PackageValue>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { parts, currency } = value
  const move = (index: number, by: 1 | -1) => {
    const moved = parts[index]
    if (moved) change({ parts: parts.toSpliced(index, 1).toSpliced(index + by, 0, moved) })
  }
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>What is in it</Trans>
      </h2>
      {parts.length > 0 && (
        <ul className="editor-list">
          {parts.map((part, index) => {
            const name = `${part.product[language]}, ${part.variant[language]}`
            return (
              <li className="card variant part" key={part.detailId}>
                <header className="row wrap">
                  <PartFace part={part} currency={currency} />
                  {index > 0 && (
                    <IconButton label={t`Further up: ${name}`} onClick={() => move(index, -1)}>
                      <ArrowUp className="icon" />
                    </IconButton>
                  )}
                  {index + 1 < parts.length && (
                    <IconButton label={t`Further down: ${name}`} onClick={() => move(index, 1)}>
                      <ArrowDown className="icon" />
                    </IconButton>
                  )}
                  <IconButton
                    label={t`Remove: ${name}`}
                    onClick={() => change({ parts: parts.toSpliced(index, 1) })}
                  >
                    <Trash2 className="icon" />
                  </IconButton>
                </header>
                <WholeField
                  name={`parts.${index}.qty`}
                  label={<Trans>How many in one package</Trans>}
                  required
                  value={part.qty}
                  error={error(`parts.${index}.qty`)}
                  onChange={(qty) => change({ parts: parts.with(index, { ...part, qty }) })}
                />
              </li>
            )
          })}
        </ul>
      )}
      {parts.some(({ onSale }) => !onSale) && (
        <Note tone="gold">
          <Trans>Owners find and buy the package only while all of it is on sale.</Trans>
        </Note>
      )}
      {parts.length < MOST_PARTS && (
        <PartSearch
          parts={parts}
          currency={currency}
          error={error('parts') && t`Add at least one thing to the package.`}
          onAdd={(part) => change({ parts: [...parts, part], ...(parts.length === 0 && first(part, value)) })}
        />
      )}
    </section>
  )
}

/** The first thing gives a package its currency, as long as no price is typed. */
function first(part: PartValue, { sale, currency }: PackageValue) {
  return { currency: sale === null ? part.currency : currency }
}

function PartFace({ part, currency }: { part: PartValue } & Pick<PackageValue, 'currency'>) {
  const language = useLanguage()
  const { product, variant, hotel, sale, onSale } = part
  const own = part.currency
  return (
    <div>
      <h3 className="sub">
        {product[language]} · {variant[language]}
      </h3>
      <p className="small muted">
        {formatMoney({ cents: sale, currency: own })} {own}
        {' · '}
        {hotel ?? <Trans>Every resort</Trans>}
      </p>
      {!onSale && (
        <Chip tone="leaving" icon={CircleSlash}>
          <Trans>Not on sale</Trans>
        </Chip>
      )}
      {own !== currency && (
        <Chip tone="bad" icon={Coins}>
          <Trans>Another currency than the package</Trans>
        </Chip>
      )}
    </div>
  )
}
