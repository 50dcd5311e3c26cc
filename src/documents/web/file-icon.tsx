import type { LucideIcon } from 'lucide-react'
import File from 'lucide-react/icons/file'
import FileChartPie from 'lucide-react/icons/file-chart-pie'
import FileHeadphone from 'lucide-react/icons/file-headphone'
import FileImage from 'lucide-react/icons/file-image'
import FilePlay from 'lucide-react/icons/file-play'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import FileType2 from 'lucide-react/icons/file-type-corner'
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
