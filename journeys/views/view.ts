import type { Page } from 'playwright-core'

/** A screen in a state that is worth a look: for the pictures, and for axe. */
export interface View {
  name: string
  path: string
  /** Who is signed in; nobody without it. */
  who?: string
  /** The view holds a PDF in a frame. */
  readsPdf?: true
  /** Settings that differ from the start: set before the page is loaded. */
  before?: (page: Page) => Promise<void>
  /** Its state would not outlive another language or width: it is made anew in each look. */
  anew?: true
  /** What makes the state, once the page is there. */
  act?: (page: Page) => Promise<void>
}
