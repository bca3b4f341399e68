import type { CallingOffTexts } from './jpn.ts';

const texts: CallingOffTexts = {
  strip: { label: 'Cancelled', title: 'This event has been cancelled' },
  problems: {
    noMessage: 'Write what visitors are told, in one of the languages of the site at least.',
    before: 'This event was called off before.',
    notRunning: 'Nothing is running. Look at it as it is now.',
    running: 'It is running already.',
    finished: 'Everything has been done already.',
  },
};
export default texts;
