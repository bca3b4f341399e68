export { uploadTexts } from './web/upload-texts.ts';
export { PictureRefused, uploadPicture } from './web/upload-picture.ts';
