import type { LongListTexts } from './jpn.ts';

const texts: LongListTexts = {
  earlier: 'Show earlier',
  later: 'Show more',
  loading: 'Loading',
  failed: 'This could not be loaded. Press once more.',
  jump: 'Times',
  part: (from, to, total) =>
    `${from.toLocaleString('en')} to ${to.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  print: 'Print all',
  printed: (count, total) => `Printed are ${count.toLocaleString('en')} of ${total.toLocaleString('en')}.`,
};
export default texts;
