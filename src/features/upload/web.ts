export { uploadTexts } from './web/upload-texts.ts';
export { PictureRefused, preparePicture, throwRefusal } from './web/upload-picture.ts';
export { usePictureUpload } from './web/use-picture-upload.ts';
