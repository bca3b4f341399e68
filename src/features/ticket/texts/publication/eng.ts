import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import methods from '../methods/eng.ts';

const held = (sold: number, waiting: number): string =>
  [
    sold > 0 ? `${sold} of it ${sold === 1 ? 'is' : 'are'} sold` : '',
    waiting > 0 ? `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for a payment or a draw` : '',
  ]
    .filter((part) => part !== '')
    .join(' and ');
const yen = (amount: number): string => formatYen(amount, 'eng');

const methodNames = new Map<string, string>(Object.entries(methods));

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  methodUnserved: ({ method, hasGateway }: { method: string; hasGateway: boolean }) => {
    const name = `“${methodNames.get(method) ?? method}”`;
    if (hasGateway) {
      return [
        `Cards are not set up: whoever chooses ${name} cannot pay.`,
        `Set the cards up, or take ${name} out of the ways to pay.`,
      ];
    }
    return [
      `No payment service is connected to this server: whoever chooses ${name} cannot pay.`,
      method === 'Bank'
        ? 'Choose “My own account” for transfers, and enter it under “Bank details”.'
        : `Offer “At the venue” or “Bank transfer” in place of ${name}, or ask the operator of the server to connect a payment service.`,
    ];
  },
  ticketGone: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. Sold tickets stay valid, but the page of the ticket is gone, and nobody can change or pay an order that waits.`,
    'Keep the ticket and end its sale.',
  ],
  priceChanged: ({ sold, waiting, old, now }: { sold: number; waiting: number; old: number; now?: number }) => [
    `${held(sold, waiting)}. ${now === undefined ? `The public price of ${yen(old)} is gone` : `The public price is ${yen(old)}; the next buyer pays ${yen(now)}`}, and nothing is charged or paid back.`,
    'Add another ticket with the new price, and end the sale of this one.',
  ],
  ticketTypeChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. Orders that wait go on by the old rules.`,
    'Add another ticket of the new kind, and end the sale of this one.',
  ],
  salesPeriodChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. Nobody who counts on the old date is told.`,
    'Tell it in the news, and move an end only to a later date.',
  ],
  validityChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}. They are let in by the old terms; the change counts only for tickets sold from now on.`,
    'Tell buyers and reception staff that there are both.',
  ],
  cancellationChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)} with other words about giving it back.`,
    'Change it only in favour of those who have bought.',
  ],
  stockBelowSold: ({ taken, capacity }: { taken: number; capacity: number }) => [
    `${taken} place${taken === 1 ? ' is' : 's are'} taken, more than the new ${capacity}. It is sold out at once, and all who bought may still come.`,
    `Write at least ${taken}, or cancel tickets first.`,
  ],
  closingMoved: ({ closesAt }: { closesAt: string }) => [
    `It was announced that applications to this lottery close on ${saidDate(closesAt, 'eng')}, which cannot be moved.`,
    'Set the end of its sale back to that time.',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  salesOpen: {
    open: (count) =>
      count === 1
        ? 'The sale of the ticket is over: choose another end'
        : `The sale of all ${count} tickets is over: choose another end`,
    done: () => 'Sale periods',
  },
  ticketNames: {
    open: (count) => (count === 1 ? 'Name the new ticket' : `Name the ${count} new tickets`),
    done: () => 'Ticket names',
  },
  bankAccount: { open: () => 'Enter your account for bank transfers', done: () => 'Account for bank transfers' },
  organiserMail: { open: () => 'Enter the email address that hears of refunds', done: () => 'Address for refunds' },
  contact: {
    open: () => 'Add a contact for buyers’ questions (it is shown in their emails)',
    done: () => 'Contact for buyers',
  },
  whoSells: {
    open: () => 'Say who sells, as the Act on Specified Commercial Transactions asks',
    done: () => 'Who sells',
  },
} satisfies CheckWords;

export default { warnings, checks };
