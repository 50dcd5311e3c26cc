import { type Handler, handle } from '../../server/http/handle.ts'
import * as access from '../access.endpoints.ts'
import * as passes from '../passes.endpoints.ts'
import { changeAccess, withdrawAccess } from './change-access.ts'
import { renewPass, sendPass, withdrawPass } from './change-pass.ts'
import { checkPass } from './check-pass.ts'
import { createAccess } from './create-access.ts'
import { noteEntries } from './note-entries.ts'
import { listAccess, listAccessTypes } from './read-access.ts'
import { readGateSheet } from './read-gate-sheet.ts'
import { readPasses } from './read-passes.ts'

/** The calls of visitor access and of the gate. */
export const accessHandlers: readonly Handler[] = [
  handle(access.listAccess, listAccess),
  handle(access.createAccess, createAccess),
  handle(access.changeAccess, changeAccess),
  handle(access.withdrawAccess, withdrawAccess),
  handle(access.listAccessTypes, listAccessTypes),
  handle(passes.readPasses, readPasses),
  handle(passes.renewPass, renewPass),
  handle(passes.withdrawPass, withdrawPass),
  handle(passes.sendPass, sendPass),
  handle(passes.checkPass, checkPass),
  handle(passes.noteEntries, noteEntries),
  handle(passes.readGateSheet, readGateSheet),
]
