import type { PreviewTexts } from './jpn.ts';

const texts: PreviewTexts = {
  at: 'Shown at',
  as: 'Shown to',
  now: 'Now',
  choose: 'Choose a time',
  time: 'Time to show (Japan time)',
  moments: {
    beforeSale: 'Just before sales begin',
    saleBegins: 'When sales begin',
    lastDay: 'Just before sales end',
    eventDay: 'When the event begins',
    after: 'After the event',
  },
  roles: {
    all: 'You, past all locks',
    visitor: 'A visitor without an account',
    member: 'A member',
    ticketHolder: 'A ticket holder',
  },
  note: 'In the preview nothing is bought, sent or counted.',
};
export default texts;
