import type { CardTexts } from './jpn.ts';

const texts: CardTexts = {
  title: 'Credit cards',
  lead: 'The cards you pay for tickets with. Only our payment provider stores your card numbers.',
  emptyTitle: 'No saved cards',
  emptyText: 'Save a card to pay faster next time.',
  add: 'Add a card',
  addTitle: 'Add a card',
  register: 'Save card',
  registering: 'Saving',
  cancel: 'Cancel',
  registered: (card) => `${card} has been saved.`,
  deleted: (card) => `${card} has been deleted.`,
  limit: (count) =>
    count === 1
      ? 'You can save one card. To save another, delete this one first.'
      : `You can save up to ${count} cards. To save another, delete one first.`,
  cardName: (brand, digits) => `${brand} ending in ${digits}`,
  endsIn: (digits) => `ending in ${digits}`,
  expiresIn: (expire) => `Expires ${expire}`,
  expired: 'Expired',
  chosen: 'Used for payments',
  remove: 'Delete',
  removeCard: (card) => `Delete ${card}`,
  removeTitle: 'Delete this card?',
  removeText: (card) => `We will delete ${card}. You keep the tickets you have bought.`,
  waiting: {
    label: (count) =>
      count === 1
        ? 'One lottery application is to be paid with this card. Choose how to pay if you win.'
        : `${count} lottery applications are to be paid with this card. Choose how to pay if you win.`,
    instead: (card) => `Pay with ${card}`,
    none: 'Decide on a card later',
    noneHint: 'We will use the next card you save. If you win before that, pay by the deadline in our email.',
    adopted: (count) =>
      count === 1
        ? 'It will pay for one lottery application if you win.'
        : `It will pay for ${count} lottery applications if you win.`,
  },
  choice: 'Pay with',
  otherCard: 'Use another card',
  cardNumber: 'Card number',
  expire: 'Expiry date',
  expireHint: 'Month/year',
  expireExample: '04/28',
  securityCode: 'Security code',
  securityCodeHint: '3 digits on the back',
  securityCodeHintAmex: '4 digits on the front',
  safety: 'Your card details go straight to our payment provider, encrypted. We do not store them.',
  problems: {
    cardInvalid: 'Check the security code.',
    cardNumberOrExpiry: 'Check the card number and expiry date.',
  },
  failures: {
    cardInvalid: {
      title: 'This card cannot be used',
      text: 'Check the card number, expiry date and security code, and try again. If it still does not work, try another card or contact your card issuer.',
    },
    registrationFailed: {
      title: 'Your card could not be saved',
      text: 'Check the card number, expiry date and security code, and try again.',
    },
    changeFailed: {
      title: 'Your change was not saved',
      text: 'Try again in a few minutes.',
    },
  },
  messages: {
    cardInvalid: 'This card cannot be used. Check the card number, expiry date and security code.',
    registrationFailed: 'Your card could not be saved. Try again in a few minutes.',
    limit: (count) =>
      count === 1
        ? 'You can save one card. Delete it before you save another.'
        : `You can save up to ${count} cards. Delete one before you save another.`,
    tooManyTries: 'You have tried to use a card too many times.',
    cardGone: 'This card has already been deleted.',
    cardWaits: 'You have lottery applications on this card. Choose another card to pay with if you win.',
  },
};
export default texts;
