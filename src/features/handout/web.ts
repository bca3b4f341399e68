export { keepFile } from './web/keep-file.ts';
export { openHandout } from './web/open-handout.ts';
