import type { ImportRefusalTexts } from './jpn.ts';

const texts: ImportRefusalTexts = {
  unpublished: 'Publish the event before you import attendees.',
  changed: 'The tickets or questions of the event have changed. Choose the file again.',
  tooManyRows: 'There are too many rows. Choose the file again.',
  tooManyImports: 'Too many imports are waiting to be started. Discard one of them.',
  startedBefore: 'This import has already started.',
  incomplete: 'Some rows have not been sent yet.',
  otherGoing: 'Another import has not ended. Wait until it has, or discard it.',
  twice: 'Some rows name the same person twice. Correct the file.',
  known: 'Some rows name people who already have the ticket. Choose whether to leave them out.',
  soldOut: 'There are not enough tickets left. Add tickets, or import fewer rows.',
  nobodyLeft: 'There is nobody to import: all of them already have the ticket.',
  notGoing: 'This import is not running.',
  notStopped: 'This import has not been stopped.',
};
export default texts;
