import { execFileSync, spawnSync } from 'node:child_process'

/** Whether poppler is there to read a PDF's tree with; `.ci/run` installs it. */
export const hasPoppler = spawnSync('pdfinfo', ['-v'], { stdio: 'ignore' }).status === 0

const ask = (pdf: Uint8Array, ...args: string[]) =>
  execFileSync('pdfinfo', [...args, '-'], { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })

/** What a PDF says of itself: title, pages, whether it is tagged. */
export function infoOf(pdf: Uint8Array): Record<string, string> {
  const lines = ask(pdf)
    .split('\n')
    .map((line) => /^([\w ]+?):\s+(.*)$/.exec(line))
  return Object.fromEntries(lines.flatMap((found) => (found ? [[found[1], found[2]]] : [])))
}

/** The tree of a tagged PDF, a line for each part (`. H1 "A title"`): a dot for each part that it stands in, and its text. */
export function treeOf(pdf: Uint8Array): string[] {
  const tree: string[] = []
  for (const line of ask(pdf, '-struct-text').split('\n')) {
    const [, indent = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? []
    const role = /^([A-Z]\w*)(?: \((?:block|inline)\))?:?$/.exec(rest)?.[1]
    if (role) tree.push(`${'. '.repeat(indent.length / 2)}${role}`)
    else if (/^"./.test(rest) && rest !== '""' && tree.length > 0) tree.push(`${tree.pop()} ${rest}`)
  }
  return tree
}
