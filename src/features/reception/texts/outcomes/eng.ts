import type { OutcomeTexts } from './jpn.ts';

export default {
  outcomes: {
    counted: 'Check-in',
    double: 'Came in twice',
    doubtful: 'Should not have come in',
    codeChanged: 'Came in with an old code',
    canceled: 'Cancelled ticket',
    unknown: 'Code that does not exist',
    afterEnd: 'After the link was ended',
  },
  scanned: (time, gate) => `came in ${time}, ${gate}`,
  number: (end) => `number ends in ${end}`,
  other: {
    double: (time, gate) => `the other one ${time}, ${gate}`,
    codeChanged: (time) => `the code changed ${time}`,
    canceled: (time) => `cancelled ${time}`,
  },
} satisfies OutcomeTexts;
