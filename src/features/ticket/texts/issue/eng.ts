import type { IssueTexts } from './jpn.ts';

const texts: IssueTexts = {
  none: 'There are no tickets to issue',
  noneText: 'Publish the event with a ticket that is not drawn.',
  ways: {
    free: 'Free (complimentary)',
    cash: 'Received in cash',
    cardTerminal: 'Received by card terminal',
    elsewhere: 'Received in another way',
  },
};
export default texts;
