import { type Handler, handleFiles } from '../../server/http/handle.ts'
import { uploadPhoto as upload } from '../photos.endpoints.ts'
import { preparePhotograph, uploadPhoto } from './upload-photo.ts'

/** The photographs' calls and their deeds. */
export const photoHandlers: readonly Handler[] = [handleFiles(upload, preparePhotograph, uploadPhoto)]
