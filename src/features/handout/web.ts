export { downloadOnce } from './web/download-once.ts';
export { openHandout } from './web/open-handout.ts';
