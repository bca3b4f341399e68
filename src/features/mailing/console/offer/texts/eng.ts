import type { OfferTexts } from './jpn.ts';

const texts: OfferTexts = {
  title: 'The time or the venue has changed',
  text: 'Some people already have tickets. A draft of an email with the old and the new details can be prepared for you.',
  begin: 'Write an email about the change',
  goOn: 'Continue the email about the change',
};
export default texts;
