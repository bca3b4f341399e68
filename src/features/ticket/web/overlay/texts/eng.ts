import type { SaleOverlayTexts } from './jpn.ts';

export default {
  close: 'Close',
  period: {
    sales: 'On sale',
    application: 'Applications',
    checkin: 'Valid',
    draw: 'Draw',
    limit: 'Limit',
    cancel: 'Cancellation',
  },
  from: (when: string) => `from ${when}`,
  until: (when: string) => `until ${when}`,
  noLimit: 'At any time',
  daysFrom: (days: number) =>
    days === 0 ? 'On the day you get it' : `Until ${days} ${days === 1 ? 'day' : 'days'} after you get it`,
  perPerson: (count: number) => `Up to ${count} per person`,
  perApplication: (count: number) => `Apply for up to ${count} per person`,
  cancelFee: (when: string, fee: string) => `${when} (fee ${fee})`,
  cancelFree: (when: string) => `${when} (no fee)`,
  slots: 'Dates and slots',
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity: ${name}`,
  fewer: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  upTo: (count: number) => `You can choose ${count} more`,
  atMost: (count: number) => `You can choose ${count} at most.`,
  choices: 'Your wishes',
  choicesHint: (count: number) => `Choose a different slot for each wish, from the 1st to the ${ordinal(count)}.`,
  choicesHintOne: 'Choose the slot you would like.',
  choice: (priority: number) => `${ordinal(priority)} choice`,
  choose: 'Please choose',
  choiceMissing: (priority: number) => `Choose a slot as your ${ordinal(priority)} choice`,
  quantityMissing: 'Choose how many you would like',
  put: 'Add to cart',
  putAndLogin: 'Log in and add to cart',
  apply: 'Add to application',
  applyAndLogin: 'Log in and add to application',
  change: 'Update cart',
  takeOut: 'Remove from cart',
  openCart: 'View cart',
  loginToBuy: 'You need to log in to buy. What you chose stays in your cart.',
  loginToApply: 'You need to log in to apply. What you chose stays in your cart.',
  noLogin: 'This site has no login, so paid and lottery tickets cannot be ordered here.',
  freeForAll: 'No login needed.',
  cartLoading: 'Checking your cart',
  problems: {
    applied: 'You have already applied for this lottery.',
    before: (when: string) => (when === '' ? 'Not on sale yet.' : `On sale from ${when}.`),
    finished: 'Sales have ended.',
    soldout: 'Sold out.',
    limitReached: 'You already have as many as one person may buy.',
    mixed:
      'Lottery tickets and other tickets cannot be ordered together. Complete your order first, or empty your cart.',
    combination: (names: string) =>
      names === ''
        ? 'It cannot be bought together with a ticket that is in your cart or that you own.'
        : `It cannot be bought together with ${names}.`,
  },
  nameList: (names: string[]) => names.map((name) => `“${name}”`).join(', '),
  parentNeeded: (names: string) =>
    names === ''
      ? 'This ticket needs another one. Add that to your cart as well.'
      : `This ticket needs one of these: ${names}. If you do not have one yet, add it to your cart as well.`,
  shutsOut: (names: string) => `It cannot be bought together with ${names}.`,
  fairness: 'How the draw stays fair',
  fairnessText: 'With the values published before the draw, anybody can repeat it and compare.',
  draw: {
    secretHash: 'Hash of the secret value (SHA-256)',
    publicValueSource: 'Public value that joins the draw',
    listHash: 'Hash of the list of applications (SHA-256)',
    listOpen: 'Published when applications have closed',
    seed: 'Value the draw was made with',
    drawnAt: 'Drawn at',
    notDrawn: 'Not drawn yet',
    own: 'Your application number',
    save: 'Save the record of the draw',
    none: 'None',
    failed: 'The information on the draw could not be loaded.',
  },
  cartTitle: 'Cart',
  cartEmpty: 'Your cart is empty',
  cartEmptyText: 'Choose a ticket and add it to your cart.',
  each: (price: string) => `${price} each`,
  confirm: 'Update',
  reset: 'Undo',
  unconfirmed: 'A quantity has not been updated yet. Press “Update”.',
  delete: (name: string) => `Remove ${name}`,
  editChoices: 'Change wishes',
  choicesIncomplete: 'Not every wish has a slot yet.',
  total: 'Total',
  taxNote: 'A discount code can be entered later.',
  begin: 'Go to checkout',
  beginApplication: 'Go to application',
  beginFree: 'Continue',
  loginToBegin: 'Log in and continue',
  continue: 'Keep choosing',
} satisfies SaleOverlayTexts;

function ordinal(count: number): string {
  const teen = Math.floor((count % 100) / 10) === 1;
  return `${count}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'}`;
}
