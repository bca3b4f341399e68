import type { BoothVisitorTexts } from './jpn.ts';

const texts: BoothVisitorTexts = {
  title: 'Visitors',
  talks: 'Meeting requests',
  noTalks: 'Nobody has asked for a meeting yet.',
  answers: 'Answers to the questionnaire',
  noAnswers: 'There are no answers yet.',
  count: (answers: number, last: string) =>
    answers === 1 ? `1 answer, ${last}` : `${answers} answers, the latest ${last}`,
  csv: 'Download as CSV',
  kept: {
    title: 'Who kept the booth',
    none: 'Nobody has kept the booth yet.',
    count: (kept: number, named: number) => `Kept by ${kept}, of whom ${named} agreed to be named`,
    hint: 'Only visitors who agreed to it in their bag are named here; the rest are counted. Whoever takes it back leaves the list at once.',
    noName: 'No name given',
    more: 'Who agreed earlier',
  },
  approve: 'Approve',
  refuse: 'Say no',
  takeBack: 'Take back',
  reason: 'Why it is taken back',
  reasonHint: 'It stands in the email to the visitor.',
  send: 'Take back and tell them',
  with: (person: string) => `With ${person}`,
  said: 'Answered. They get an email.',
  status: {
    approved: 'Approved',
    pending: 'Waits for an answer',
    unapproved: 'Not approved',
    reject: 'Taken back',
    cancel: 'Cancelled',
    end: 'Over',
  },
};
export default texts;
