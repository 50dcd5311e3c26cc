// Starts the portal: in the right Node, in this process. Plain JavaScript, so that an old Node can read it.
process.argv.splice(2, 0, 'src/server/boot/main.ts')
await import('./run.mjs')
