import type { EditorTexts } from './jpn.ts';

const eng: EditorTexts = {
  isSold: 'Visitors have bought or applied for this, so it cannot be deleted. To stop it, hide it or end its sale.',
};
export default eng;
