import type { ModerationTexts } from './jpn.ts';

const texts: ModerationTexts = {
  refused: {
    changed: 'Another moderator acted first. See what they did, then choose again.',
    closed: 'This report is already closed.',
    noMessage: 'This report is about a person: there is no message to remove.',
    gone: 'The account of the reported person is already erased.',
    notSuspended: 'This person can already write.',
  },
};
export default texts;
