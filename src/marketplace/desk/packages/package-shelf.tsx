import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Hourglass from 'lucide-react/icons/hourglass'
import { formatMoney, namedMoney } from '../../../kernel/money.ts'
import { NamedArt } from '../../../photos/desk/picture-choice.tsx'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { EditLink } from '../../../web/desk/edit-link.tsx'
import { ShelfItem } from '../../../web/desk/shelf-item.tsx'
import { ShelfStateChip, useStateWord } from '../../../web/desk/state-chip.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import { mayRemove } from '../../publish/publish.ts'
import {
  listWrittenPackages,
  type WrittenPackage,
  withdrawPackage,
} from '../../publish/publish-packages.endpoints.ts'
import { packageState } from '../../publish/publish-packages.ts'
import { GoodsAway } from '../goods-away.tsx'
import type { ReadGoods } from '../goods-editing.tsx'
import { GoodsShelf } from '../goods-shelf.tsx'
import { partsTogether } from './package-value.ts'

/** The packages, what was changed last first. */
export function PackageShelf({ read }: { read: ReadGoods<WrittenPackage> }) {
  const { t } = useLingui()
  const language = useLanguage()
  const said = useStateWord()
  const stateOf = (one: WrittenPackage) => {
    const state = packageState(one)
    return state === 'waiting' ? t`Waiting for a part` : said(state)
  }
  return (
    <GoodsShelf
      kind="packages"
      draft="package"
      rowOf={(one) => ({ title: one.name[language], state: stateOf(one), at: one.changed.at })}
      read={read}
      fresh={<Trans>New package</Trans>}
      notFound={<Trans>No packages match. Try a shorter search.</Trans>}
      empty={<Trans>Several products for one price are put together here.</Trans>}
    >
      {(bundle) => <ShelvedPackage key={bundle.id} bundle={bundle} />}
    </GoodsShelf>
  )
}

function ShelvedPackage({ bundle }: { bundle: WrittenPackage }) {
  const language = useLanguage()
  const { id, currency, parts } = bundle
  const name = bundle.name[language]
  const count = parts.length
  const together = partsTogether(bundle)
  const price = formatMoney({ cents: bundle.sale, currency })
  const oneByOne = together !== null && namedMoney({ cents: together, currency })
  const state = packageState(bundle)
  const off = parts
    .filter(({ onSale }) => !onSale)
    .map(({ product, variant }) => `${product[language]}, ${variant[language]}`)
    .join(' · ')
  return (
    <ShelfItem
      picture={<NamedArt name={bundle.picture} />}
      title={name}
      chip={
        state === 'waiting' ? (
          <Chip tone="leaving" icon={Hourglass}>
            <Trans>Waiting for a part</Trans>
          </Chip>
        ) : (
          <ShelfStateChip state={state} />
        )
      }
      facts={
        <>
          <Plural value={count} one="# part" other="# parts" />
          {' · '}
          {oneByOne ? (
            <Trans>
              {price} {currency}, one by one {oneByOne}
            </Trans>
          ) : (
            <>
              {price} {currency}
            </>
          )}
          {off && (
            <>
              {' · '}
              <Trans>Not on sale: {off}</Trans>
            </>
          )}
        </>
      }
      changed={bundle.changed}
      actions={
        <>
          <GoodsAway
            goods={bundle}
            name={name}
            mayGo={mayRemove(bundle)}
            lead={
              <Trans>
                Owners no longer find it or buy it; what is ordered stands, and its products stay on sale. You
                can publish it again.
              </Trans>
            }
            act={(body, idempotencyKey) => call(withdrawPackage, { body, idempotencyKey })}
            list={keyOf(listWrittenPackages)}
          />
          <EditLink kind="packages" edit={id} name={name} />
        </>
      }
    />
  )
}
