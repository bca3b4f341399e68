export { keepFile } from './web/open-handout.ts';
export { openHandout } from './web/open-handout.ts';
