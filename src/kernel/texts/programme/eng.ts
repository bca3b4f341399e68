import type { ProgrammeTexts } from './jpn.ts';

export default {
  freeUntil: (from, until) => `${from}–${until} Nothing on`,
  until: (start, end) => `From ${start} to ${end}`,
  nowAt: (time) => `Now ${time}`,
  nothingFoundText: 'Try other words, or clear the filters.',
  emptyText: 'The programme will appear here once it is announced.',
} satisfies ProgrammeTexts;
