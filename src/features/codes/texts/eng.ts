import type { CodesTexts } from './jpn.ts';

const texts: CodesTexts = {
  file: 'Discount codes',
  columns: {
    code: 'Discount code',
    name: 'Name',
    partner: 'Given to',
    ticket: 'Ticket',
    discount: 'Discount',
    from: 'Usable from',
    until: 'Usable until',
    usesMax: 'Uses allowed',
    uses: 'Uses so far',
    state: 'State',
  },
  states: { usable: 'Usable', notYet: 'Not yet', expired: 'Expired', ended: 'Ended' },
  free: 'Free',
  yenOff: (yen) => `${yen} yen off`,
  refused: {
    tooMany: (most) => `An event can have at most ${most.toLocaleString('en')} discount codes.`,
    tooManyBatches: (most) =>
      `Discount codes were made here too often. The limit for one event is ${most.toLocaleString('en')}.`,
    noDiscount: 'Enter a discount, or make the ticket free.',
    period: 'The codes have to end after they begin.',
    over: 'The codes have to end after now.',
  },
};
export default texts;
