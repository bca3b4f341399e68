import { entry } from '#features/profile/texts/fields/eng.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import { sellerTitle } from '../../rules/sale/seller-title.ts';
import methods from '../methods/eng.ts';
import type { TicketItem, TicketServerContent, ticketDocuments } from '../../documents.ts';

const sale = {
  listDescription: 'Text above the list',
  entry: {
    label: 'Questions to the buyer',
    fields: {
      discountCodeLabel: 'Name of the discount code field',
      profiles: {
        label: 'Questions',
        hint: 'Asked beside the email address.',
        entry: 'Question',
        fields: entry,
      },
    },
  },
  terms: {
    label: 'Terms of sale',
    hint: 'With them the buyer agrees before each purchase.',
    fields: {
      title: 'Heading',
      body: 'Text',
    },
  },
  maxPerOrder: {
    label: 'Limit per order',
    hint: 'All kinds of tickets together.',
  },
  completePage: {
    label: 'Page after the purchase',
    fields: {
      title: 'Heading',
      body: 'Text',
    },
  },
  categories: {
    label: 'Categories',
    entry: 'Category',
    fields: {
      size: {
        label: 'Level',
        choices: { large: 'Large', middle: 'Middle', small: 'Small' },
      },
      name: 'Name',
      image: shared.words.image,
      parentId: {
        label: 'Belongs to',
        hint: 'A middle one belongs to a large one, a small one to a middle one.',
      },
    },
  },
  discountCodes: {
    label: 'Discount codes',
    hint: 'Codes in your own words. To make many that nobody can guess, open “Discount codes” in the menu. Buyers enter both in the same field.',
    entry: 'Discount code',
    fields: {
      code: {
        label: 'Code',
        hint: 'What the buyer types.',
      },
      discountPrice: 'Off each ticket',
      isForFree: 'Make it free',
      availableCountPerPayments: {
        label: 'Tickets of a purchase it counts for',
        hint: 'With 0, it counts for all of them.',
      },
      minimumAmount: {
        label: 'Only for tickets from',
        hint: 'It does not count for tickets that cost less.',
      },
      targetTicketId: {
        label: 'Only for this ticket',
        hint: 'Left empty, it counts for every ticket.',
      },
      usesMax: {
        label: 'How many purchases may use it',
        hint: 'All buyers together; left empty, there is no limit.',
      },
      usableFrom: 'Usable from',
      usableUntil: 'Usable until',
    },
  },
  payment: {
    label: 'Payment',
    fields: {
      methods: {
        label: 'Ways to pay',
        hint: 'The first one is chosen at first. Credit cards and convenience stores need a payment service.',
        choices: methods,
      },
      convenienceStores: {
        label: 'Convenience stores',
        choices: { lawson: 'Lawson', familymart: 'FamilyMart', ministop: 'MINISTOP', seicomart: 'Seicomart' },
      },
      deadlineHours: {
        label: 'Time to pay (hours)',
        hint: 'For convenience stores, and for transfers that come before the tickets: after it the order is cancelled. Orders that wait for a transfer to your own account are kept four days longer, because it takes time to see that the money came. For transfers that come after the tickets, the order stays.',
      },
      isBankDeferred: {
        label: 'Tickets before the transfer',
        hint: 'While this is on, buyers get their tickets with the order. While it is off, tickets come after the money.',
      },
      bankReceiver: {
        label: 'Account for transfers',
        hint: 'With “My own account”, buyers are told your account, the deadline and their order number. They get their tickets once you note the payment, under “Bank payments” or on the page of the order.',
        choices: {
          Gateway: 'Of the payment service (noticed by itself)',
          Organiser: 'My own account (I note each payment)',
        },
      },
      bankAccount: {
        label: 'Bank details',
        hint: 'Your own account. Buyers find it on the page after their order, and in the email.',
      },
      localNote: 'Note on paying at the venue',
      organiserMail: {
        label: 'Address for refunds',
        hint: 'When you have to refund by hand, the buyer’s name and address come here; nobody else sees it.',
      },
    },
  },
  seller: {
    label: sellerTitle.eng,
    hint: 'Say who sells and who is responsible, the address and how to reach you, prices and other costs, how and when to pay, when tickets come, and how to cancel. It stands below the tickets and where an order is confirmed.',
  },
  receipt: {
    label: 'Receipt',
    fields: {
      issuerName: 'Issued by',
      issuerAddress: 'Address of the issuer',
      registrationNumber: {
        label: 'Registration number',
        hint: 'T and 13 digits; only with it the receipt is a Japanese qualified invoice.',
      },
    },
  },
} satisfies LabelsOf<TicketServerContent>;

/** Of a ticket, and of each of its prices. */
const isPay = {
  label: 'Charge the price',
  hint: 'While this is off, it is given away for free, whatever its price.',
};

const item = {
  title: 'Name',
  description: shared.words.description,
  image: shared.words.image,
  ticketType: {
    label: 'How it is sold',
    choices: { NORMAL: 'First come, first served', LOTTERY: 'Lottery' },
  },
  price: {
    label: 'Price',
    hint: 'With 0 yen it is free.',
  },
  isPay,
  ...shared.period,
  enableSalesPeriod: {
    label: 'Limit when it is sold',
    hint: 'While this is off, it can always be bought.',
    when: {
      ticketType: {
        LOTTERY: { label: 'Limit when people can apply', hint: 'A lottery needs an end of its applications.' },
      },
    },
  },
  salesPeriodStart: {
    label: 'On sale from',
    when: { ticketType: { LOTTERY: { label: 'Applications open', hint: 'From then on, visitors can apply.' } } },
  },
  salesPeriodEnd: {
    label: 'On sale until',
    when: { ticketType: { LOTTERY: { label: 'Applications close', hint: 'The draw is at least an hour later.' } } },
  },
  enableNumberSold: 'Limit how many are sold',
  capacity: {
    label: 'How many',
    hint: 'When they are gone, it is sold out.',
  },
  enableFewLeft: 'Say that few are left',
  enablePurchasablenumber: 'Limit how many one person buys',
  purchasableNumber: {
    label: 'Limit per buyer',
    hint: 'For members over all their purchases, for other visitors in each order.',
  },
  enableMultiplePrice: {
    label: 'Several prices',
    hint: 'Such as adult, student and child, instead of one price.',
  },
  multiplePrices: {
    label: 'Prices',
    entry: 'Price',
    fields: {
      name: 'Name',
      price: 'Price',
      isPay,
    },
  },
  enableCheckinUserForm: 'Ask about companions',
  enableEntryUserForm: 'Ask them what the buyer is asked',
  checkinProfiles: {
    label: 'Questions about companions',
    entry: 'Question',
    fields: entry,
  },
  enableParentTicket: 'Needs another ticket first',
  parentTicketIds: {
    label: 'Tickets needed first',
    hint: 'Only people who have one of them, or buy it along, can buy this one.',
  },
  largeCategoryIds: 'Large categories',
  middleCategoryIds: 'Middle categories',
  smallCategoryIds: 'Small categories',
  slots: {
    label: 'Slots of the lottery',
    hint: 'Dates or sessions that can be won; without them the ticket itself is drawn.',
    entry: 'Slot',
    fields: {
      name: 'Name',
      capacity: 'Places to win',
      checkinPeriodStart: 'Valid from',
      checkinPeriodEnd: 'Valid until',
    },
  },
  requiredSelectSlotNumber: {
    label: 'Choices to make',
    hint: 'How many slots an applicant chooses, in order of preference.',
  },
  lottery: {
    label: 'When and how it is drawn',
    fields: {
      drawAt: {
        label: 'Time of the draw',
        hint: 'At least an hour after applications close.',
      },
      deadlineHours: {
        label: 'Time to pay again (hours)',
        hint: 'How long a winner whose card failed may pay in another way.',
      },
      publicValueSource: {
        label: 'Public value for the draw',
        hint: 'In words, a value that nobody knows beforehand and everybody can look up later.',
      },
      drawsAgain: {
        label: 'May be drawn again',
        hint: 'Tickets that come free after the draw can be drawn again among those who lost. Applicants are told so.',
      },
    },
  },
  dynamicCheckinPeriod: {
    label: 'Count from the day it is issued',
    hint: 'While this is on, it is valid for a number of days instead of between two dates.',
  },
  checkinPeriodDays: {
    label: 'Days after the first',
    hint: 'With 0, it is valid on the day it is issued only.',
  },
  checkinPeriodStart: {
    label: 'Valid from',
    hint: 'From then on it opens the gate.',
  },
  checkinPeriodEnd: 'Valid until',
  enableUnlimitCheckin: 'May enter again and again',
  enableExternalQr: {
    label: 'Use your own QR code',
    hint: 'For a gate that reads the QR codes of another system.',
  },
  externalQr: {
    label: 'Where the QR code is',
    hint: 'Visitors are led to the app or page that shows it; left empty, they read “the organiser’s app”.',
    fields: {
      name: 'Name',
      url: 'Address',
    },
  },
  checkinMethod: {
    label: 'How the gate checks it',
    choices: { QR: 'Scan the QR code', MANUAL: 'Staff look at the screen', QR_MANUAL: 'Either way' },
  },
  cancelPeriodStart: {
    label: 'Can be cancelled from',
    hint: 'With neither date, it cannot be cancelled.',
  },
  cancelPeriodEnd: 'Can be cancelled until',
  cancelFee: {
    label: 'Cancellation fee',
    hint: 'Taken off the refund of each ticket.',
  },
  enableTransfer: {
    label: 'Can be transferred',
    hint: 'While this is off, the buyer cannot hand it on.',
  },
  updatedAt: 'Last changed',
} satisfies LabelsOf<TicketItem>;

const fields = {
  ticket: {
    search: 'registration, booking, admission, entry fee, places, sign up',
    name: 'Tickets',
    summary: 'Sells tickets, or draws who gets them.',
    itemName: 'Ticket',
    sections: {
      sale: 'How it is sold and shown',
      price: 'Prices',
      lottery: 'Lottery',
      companions: 'Companions',
      categories: 'Categories',
      admission: 'Admission',
      after: 'Cancellation and transfer',
    },
    widget: {
      ...shared.count,
      titleVisible: 'Show names',
      imageVisible: 'Show pictures',
    },
    list: {
      ...shared.page,
      displayType: {
        label: 'Layout of the list',
        choices: { Card: 'Cards', List: 'List' },
      },
    },
    serverContent: sale,
    item,
  },
  ticket_exclusive_setting: {
    search: 'one per person, only one of, limit, duplicates',
    name: 'Limits across tickets',
    summary: 'Limits how many different ones of some tickets one person may have.',
    content: {
      contents: {
        label: 'Limits',
        entry: 'Limit',
        fields: {
          contentId: 'Ticket sale',
          tickets: {
            label: 'Tickets that count together',
            entry: 'Ticket',
            fields: {
              id: 'Ticket',
            },
          },
          purchasableCount: 'Kinds per person',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof ticketDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an end, because a lottery closes (with enableSalesPeriod)': 'A lottery needs an end of its applications.',
  'at least 1, because there are slots to choose': 'There are slots to choose, so enter 1 or more.',
  'at least an hour after salesPeriodEnd (a day without a time ends at midnight), so that the list of applications is announced before it is drawn':
    'Draw at least an hour after the applications end.',
  'at least one price': 'Add at least one price.',
  'at most as many as there are slots': 'There are not that many slots.',
  'every ticketMultiplePriceId once': 'Two prices have the same number.',
  'every ticketSlotId once': 'Two slots have the same number.',
  'for a LOTTERY, and for no other ticket': 'A lottery ticket needs these settings, and no other ticket has them.',
  'none without enableExternalQr': 'Codes of another system are switched off.',
  'none, because only a lottery has slots': 'Only a lottery ticket has slots.',
  'T and 13 digits': 'The registration number is T and 13 digits.',
  'an address that begins with https://': 'Enter an address that begins with https://.',
};
