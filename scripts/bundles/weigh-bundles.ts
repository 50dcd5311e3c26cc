/**
 * Says what each screen's first visit loads of the built portal (`npm run build`). `--check` fails where a budget is
 * passed, and says nothing else; a folder names another build.
 */
import { existsSync } from 'node:fs'
import { beyondBudget, bundleSizes, circlesIn, FOLDER, kilobytes } from './bundle-sizes.ts'

const [folder = FOLDER] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
if (!existsSync(`${folder}/.vite/manifest.json`)) {
  console.error('There is no build to weigh. Run `npm run build` first.')
  process.exit(1)
}
const sizes = bundleSizes(folder)
if (process.argv.includes('--check')) {
  const faults = [...beyondBudget(sizes), ...circlesIn(folder)]
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
console.table(
  sizes.map(({ screen, js, css, files }) => ({
    screen: screen.replace(/^src\/(\w+)\/.*?([\w-]+)\.screen\.tsx$/, '$1: $2'),
    js: kilobytes(js),
    css: kilobytes(css),
    files,
  })),
)
