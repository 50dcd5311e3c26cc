import {
  File,
  FileChartPie,
  FileHeadphone,
  FileImage,
  FilePlay,
  FileSpreadsheet,
  FileText,
  FileType2,
  type LucideIcon,
} from 'lucide-react'
import { type FileType, fileTypeOf } from '../file-type.ts'

const ICONS: Readonly<Record<FileType, LucideIcon>> = {
  image: FileImage,
  pdf: FileText,
  video: FilePlay,
  audio: FileHeadphone,
  word: FileType2,
  excel: FileSpreadsheet,
  ppt: FileChartPie,
  default: File,
}

/** The icon of a file's type (spec, section 3). */
export function FileIcon({ fileRoute }: { fileRoute: string }) {
  const Icon = ICONS[fileTypeOf(fileRoute)]
  return <Icon className="icon" />
}
