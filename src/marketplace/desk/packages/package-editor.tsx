import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { version } from '../../../kernel/publishing.ts'
import { call } from '../../../web/calls/call.ts'
import { EditedWords } from '../../../web/desk/both-languages.tsx'
import {
  listWrittenPackages,
  packageShape,
  savePackage,
  type WrittenPackage,
} from '../../publish/publish-packages.endpoints.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { GoodsEditor } from '../goods-editor.tsx'
import { GoodsPictures } from '../goods-pictures.tsx'
import { GoodsWords } from '../goods-words.tsx'
import { PackagePreview } from './package-preview.tsx'
import { PackagePrice } from './package-price.tsx'
import { newPackage, packageValue } from './package-value.ts'
import { PackageParts } from './parts.tsx'

const SHAPE = z.object({ ...packageShape.shape, version: version() })

interface PackageEditorProps {
  /** Null for a new one. */
  bundle: WrittenPackage | null
  choices: GoodsChoices
}

/** Writes a package beside its card and its page as owners will see them. */
export function PackageEditor({ bundle, choices }: PackageEditorProps) {
  return (
    <GoodsEditor
      kind="packages"
      goods={bundle}
      fresh={<Trans>New package</Trans>}
      draft="package"
      initial={bundle ? packageValue(bundle) : newPackage()}
      shape={SHAPE}
      list={listWrittenPackages}
      send={(value, which, idempotencyKey) =>
        call(savePackage, { body: { ...value, ...which }, idempotencyKey })
      }
      where={<Trans>In the catalog, and on a page of its own.</Trans>}
      preview={(value, language) => <PackagePreview value={value} choices={choices} language={language} />}
    >
      {(part) => (
        <>
          <GoodsWords part={part} slug={bundle?.onceOnSale ? bundle.slug : null}>
            <EditedWords
              part={part}
              name="description"
              label={<Trans>Description</Trans>}
              most={8000}
              rows={5}
            />
          </GoodsWords>
          <PackageParts {...part} />
          <PackagePrice {...part} hotels={choices.hotels} currencyStays={bundle?.onceOnSale ?? false} />
          <GoodsPictures {...part} />
        </>
      )}
    </GoodsEditor>
  )
}
