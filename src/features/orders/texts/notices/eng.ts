import type { NoticePageTexts } from './jpn.ts';

export default {
  title: 'Emails about sales',
  ask: 'Do you want to end the emails about the sales of this site?',
  stop: 'End the emails',
  stopped: 'The emails have ended',
  stoppedMore:
    'You will get no more emails about the sales of this site. You can change this in the console, under Orders.',
  start: 'Get them again',
  started: 'You get the emails about the sales of this site again.',
  unknown: 'This link is not right',
  unknownMore: 'You can choose your emails in the console, under Orders.',
} satisfies NoticePageTexts;
