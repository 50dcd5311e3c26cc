import { everyScreen, LOW } from './every-screen.ts'

everyScreen(1, [
  { theme: 'light', language: 'es', width: 320 },
  { theme: 'dark', language: 'en', width: 960 },
  { theme: 'dark', language: 'en', ...LOW },
])
