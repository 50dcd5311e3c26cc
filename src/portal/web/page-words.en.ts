import type { Messages } from '@lingui/core'

const PARTS = import.meta.glob<Messages>('/src/{kernel,web,portal}/words/en.po', {
  eager: true,
  import: 'messages',
})

export const messages: Messages = Object.assign({}, ...Object.values(PARTS))
