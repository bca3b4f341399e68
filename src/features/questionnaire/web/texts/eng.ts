import { form } from '#features/profile/texts/eng.ts';
import common from '#kernel/texts/eng.ts';
import type { QuestionnaireTexts } from './jpn.ts';

const notSent = 'Your answers could not be sent';

export default {
  title: 'Questionnaire',
  open: 'Answer now',
  until: (date: string) => `Until ${date}`,
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  hasReward: 'With a reward',
  rewardTeaser: (name: string) => `Answer to receive “${name}”.`,
  notStarted: { title: 'Not open yet', text: (start: string) => `You can answer from ${start} (Japan time).` },
  expired: { title: 'This questionnaire has closed', text: (end: string) => `It closed on ${end} (Japan time).` },
  notStartedSoon: 'Come back once it has started.',
  expiredPlain: 'Thank you to everyone who answered.',
  loading: 'Loading the questionnaire',
  needsScript: 'Switch on JavaScript in your browser to answer.',
  audience: 'Your answers go to the organiser of this event.',
  audienceMember: 'While you are logged in, they are stored with your account.',
  send: 'Send your answers',
  sending: 'Sending',
  uploading: form.uploading,
  invalid: (count: number) => (count === 1 ? '1 answer needs another look' : `${count} answers need another look`),
  invalidLead: 'Check these questions.',
  failedTitle: notSent,
  failedText: form.failedText,
  closedTitle: notSent,
  closedText: 'The questionnaire closed while you were answering. What you typed stays here until you close this page.',
  restored: 'We kept what you typed earlier. It has not been sent yet.',
  answered: {
    thanks: 'Thank you for your answers',
    before: 'You have already answered',
    at: (date: string) => `Answered on ${date}`,
  },
  reward: {
    title: 'Your reward',
    receive: 'Get the reward',
    receiving: 'Preparing',
    received: common.downloadStarted,
    failed: 'The reward could not be downloaded. Check your connection and try again.',
  },
} satisfies QuestionnaireTexts;
