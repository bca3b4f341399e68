/** Keeps something in the member's folder: a page, a stored file or a handout. */
export { saveItem } from './web/folder-calls.ts';
