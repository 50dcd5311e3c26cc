import { type Handler, handle } from '../../../server/http/handle.ts'
import * as figures from '../../liquidations/figures.endpoints.ts'
import * as desk from '../../publish.endpoints.ts'
import * as calls from '../../reports.endpoints.ts'
import { readFigures } from '../liquidations/read-figures.ts'
import { withdrawReports } from '../liquidations/withdraw-reports.ts'
import { correctReport, withdrawReport } from './correct-report.ts'
import { issueReports, listReportDesk } from './publish-reports.ts'
import { readReportFile } from './read-report-file.ts'
import { listReports, readSignatureState } from './read-reports.ts'
import { signReport } from './sign-report.ts'

/** The calls of the executive reports and their deeds. */
export const reportHandlers: readonly Handler[] = [
  handle(calls.listReports, listReports),
  handle(calls.signReport, signReport),
  handle(calls.readReportFile, readReportFile),
  handle(calls.readSignatureState, readSignatureState),
  handle(desk.listReportDesk, listReportDesk),
  handle(desk.issueReports, issueReports),
  handle(desk.correctReport, correctReport),
  handle(desk.withdrawReport, withdrawReport),
  handle(figures.readFigures, readFigures),
  handle(figures.withdrawReports, withdrawReports),
]
