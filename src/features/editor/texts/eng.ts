import type { EditorTexts } from './jpn.ts';

const eng: EditorTexts = {
  isSold: 'Visitors have bought or applied for this, so it cannot be deleted. To stop it, hide it or end its sale.',
  notPublicYet: 'The event is not public yet. Once it is, the booth can be published.',
  organiserPublishes: 'The organiser publishes booths here. Your changes are saved in the draft.',
  faults: 'Something has to be fixed before this can be published. The publish page shows where.',
};
export default eng;
