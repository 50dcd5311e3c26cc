/** Whether the page shows the home of the last visit now (picture-of-home.ts), with what the answers say. Ask while React draws the first time: its commit ends it. */
export const isHomeDrawn = (): boolean => document.getElementById('root')?.dataset.drawn === 'whole'
