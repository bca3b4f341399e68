import type { RequestMailTexts } from './jpn.ts';

const texts: RequestMailTexts = {
  code: {
    subject: (site) => `Confirm that it is you – ${site}`,
    heading: 'Confirm that it is you',
    paragraphs: (site) => [
      `${site} received a request about your personal data. Please tell the organiser this number. It is valid for one hour.`,
      'If you did not ask for anything, tell the number to nobody. Nothing will change.',
    ],
  },
  erased: {
    subject: (site) => `Your personal data was erased – ${site}`,
    heading: 'Your personal data was erased',
    paragraphs: (site) => [
      `As requested, ${site} has erased the personal data that it kept about you.`,
      'The sums of orders, their tickets and issued receipts are kept for as long as the law asks, apart from your address and your answers. Tickets that you bought stay valid.',
    ],
  },
};
export default texts;
