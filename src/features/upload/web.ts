export { uploadTexts } from './web/upload-texts.ts';
export { PictureRefused, preparePicture, throwRefusal, uploadPicture } from './web/upload-picture.ts';
