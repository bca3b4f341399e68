import common from '#kernel/texts/eng.ts';
import type { TermsTexts } from './jpn.ts';

const texts: TermsTexts = {
  title: 'Terms and agreement',
  lead: 'Decide what members agree to. Changes count once they are published.',
  asks: (what) => `Whoever registers, and each member on their first visit to this site, is asked to agree to ${what}.`,
  asksNobody: 'Nobody is asked to agree to anything.',
  what: { Terms: 'the terms of use', Privacy: 'the privacy policy', both: 'the terms of use and the privacy policy' },
  kinds: { Terms: 'Terms of use', Privacy: common.privacyPolicy },
  where: 'Where the document stands',
  places: { off: 'No agreement is asked for', text: 'At this site', url: 'On another page' },
  faults: {
    noText: 'It has no text yet: members would agree to an empty document.',
    noUrl: 'The address of the page is missing.',
    missing: (languages) =>
      `There is no text in ${languages.join(', ')}. People who read the site in it see another language.`,
  },
  again: 'Members who agree',
  nobodyAgreed: 'No member has agreed to the public documents yet.',
  agreed: (count) =>
    count === 1 ? '1 member agrees to the public documents.' : `${count} members agree to the public documents.`,
  manyAgreed: (count) =>
    `At least ${count === 1 ? '1 member agrees' : `${count} members agree`} to the public documents.`,
  unasked: 'The documents have changed. As it stands, members who have agreed are not asked again.',
  askAgain: 'Ask members again',
  askAgainHint:
    'The time below becomes now. Press it just before you publish, so that no agreement to the old documents stays.',
  toTerms: 'Set the terms',
};
export default texts;
