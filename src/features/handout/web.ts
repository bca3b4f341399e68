export { openHandout } from './web/open-handout.ts';
