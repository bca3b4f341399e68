import type { EditorTexts } from './jpn.ts';

const eng: EditorTexts = {
  isSold: 'Visitors have bought or applied for this, so it cannot be deleted. To stop it, hide it or end its sale.',
  notPublic: 'It was never published, so there is nothing to close.',
  isHeldByPortal:
    'People with accounts of the portal have tickets for this event. Outside the portal they could not open them, so the event stays.',
  mayNotStandAlone: 'Only an owner of the whole server can let an event stand alone.',
  isKept: 'Something still speaks against deleting it. Reload the page to see what.',
  notPublicYet: 'The event is not public yet. Once it is, the booth can be published.',
  organiserPublishes: 'The organiser publishes booths here. Your changes are saved in the draft.',
  faults: 'Something has to be fixed before this can be published. The publish page shows where.',
  exportTooLarge:
    'This site has more than 100 MB, so the browser cannot take it. Ask the operator of the server to export it by command.',
  noNumbers: 'Nothing more can be added here: all numbers are used.',
  handout: {
    kind: 'This kind of file cannot be offered. Choose a PDF, ZIP, Word, Excel, PowerPoint, CSV or text file.',
    tooManyBytes: 'This file is too large. Choose one up to 30 MB.',
    empty: 'This file is empty.',
    otherInside: 'This file is not what its name says.',
  },
  file: {
    missing: 'Choose a file.',
    noArchive: 'This cannot be read as a zip file. Check which file you chose.',
    encrypted: 'A zip file with a password cannot be read.',
    tooManyFiles: 'There are too many files in it (up to 10,000).',
    tooManyBytes: 'Unpacked, it has more than 500 MB.',
    noSite: 'There is no site.yaml in the zip file.',
    otherKind: 'One is a portal, the other an event. Choose the file of a site of the same kind.',
  },
};
export default eng;
