import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../ui/button.tsx'
import { FormError } from '../ui/fields/field.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { ListPart, PublishKind } from './publish-search.ts'
import type { Editing } from './use-editing.ts'

interface EditorProps {
  /** Where "back" leads. */
  kind: PublishKind
  /** The part of the list that it was opened from. */
  part?: ListPart
  title: ReactNode
  editing: Pick<Editing<never>, 'props' | 'failure' | 'restored' | 'discard'>
  /** The fields. */
  children: ReactNode
  /** As an owner will see it: a `<AsOwner>`. */
  preview: ReactNode
  /** That somebody else has changed it: a `<Meanwhile>`. */
  meanwhile?: ReactNode
  /** "Save draft", "Publish", "Withdraw". */
  actions: ReactNode
}

/** The frame of editing: the fields beside what an owner will see of them. */
export function Editor({ kind, part, title, editing, children, preview, ...acts }: EditorProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={title}
        back={
          <Link className="link small editor-back" to="/desk/publish" search={{ show: kind, ...part }}>
            <ArrowLeft className="icon-small" aria-hidden /> <Trans>Back to the list</Trans>
          </Link>
        }
      />
      <div className="editor">
        <form className="editor-form" {...editing.props}>
          {editing.restored && (
            <p className="editor-restored">
              <span>
                <Trans>What you had not saved is still here.</Trans>
              </span>
              <Button kind="ghost" size="small" onClick={editing.discard}>
                <Trans>Discard it</Trans>
              </Button>
            </p>
          )}
          {children}
          {/* The result of saving is shown at the buttons that were pressed. */}
          <div className="editor-acts">
            {acts.meanwhile}
            {editing.failure && <FormError>{editing.failure.message}</FormError>}
            <div className="row wrap">
              {acts.actions}
              <IconButton className="editor-look" label={t`Preview`} onClick={lookAtPreview}>
                <Eye className="icon" />
              </IconButton>
            </div>
          </div>
        </form>
        {preview}
      </div>
    </>
  )
}

/** Where form and preview do not stand side by side, it lies a long way below. */
function lookAtPreview() {
  const preview = document.querySelector<HTMLElement>('.as-owner-frame')
  preview?.closest('.as-owner')?.scrollIntoView()
  preview?.focus({ preventScroll: true })
}
