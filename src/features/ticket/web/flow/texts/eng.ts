import common from '#kernel/texts/eng.ts';
import cancelling from '../../../texts/cancelling/eng.ts';
import cart from '../../../texts/cart/eng.ts';
import neighbours from '../../../texts/neighbours/eng.ts';
import refusals from '../../../texts/refusals/eng.ts';
import order from '../../../texts/order/eng.ts';
import type { PurchaseTexts } from './jpn.ts';

const soldOut = 'Sold out. We removed it from your cart.';

const notOnDisplay = 'This ticket is no longer available. We removed it from your cart.';

const hoursOf = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'}`;

export default {
  title: 'Buy tickets',
  next: 'Continue',
  required: 'Required',
  toTickets: 'Back to tickets',
  toMyTickets: 'View my tickets',
  toLogin: 'Log in',
  understood: 'OK',
  stepsLabel: 'Checkout steps',
  stepDone: ' (done)',
  steps: {
    profile: 'Details',
    partner: 'Guests',
    payment: 'Payment',
    confirm: 'Review',
  },
  headings: {
    terms: 'Agree to the terms',
    profile: 'Your details',
    partner: 'Your guests',
    payment: 'Payment method',
    confirm: 'Review your order',
    free: 'Get your tickets',
    confirmApplication: 'Review your application',
  },
  cartFailed: {
    title: cart.failedTitle,
    text: cart.failedText,
    retry: 'Try again',
  },
  summary: {
    title: 'Your order',
    application: 'Your application',
    tickets: order.tickets,
    each: order.each,
    wish: order.wish,
    holder: order.holder,
    from: order.from,
    until: order.until,
    before: 'Before discount',
    discountedOf: (discounted, number) => `${discounted} of ${number} discounted`,
    subtotal: 'Subtotal',
    discount: order.discount,
    total: order.total,
    totalIfWon: order.totalIfWon,
    canceled: 'Cancelled',
    taxIncluded: 'tax included',
  },
  terms: {
    title: 'terms of sale',
    agreeTo: (title: string) => `I agree to the “${title}”`,
    read: (title: string) => `Read the “${title}”`,
    agree: common.agree,
    required: 'Agree to the terms to continue.',
  },
  profile: {
    mail: 'Email address',
    mailHintFree: 'We will email your tickets here.',
    mailHint: 'We will send your order confirmation here.',
    meant: (mail) => `Did you mean ${mail}?`,
    mailInvalid: common.invalidMail,
    keep: 'Save these details to my profile too',
  },
  partner: {
    lead: 'The first ticket is for you. Tell us who the others are for.',
    number: (number, of) => `Guest ${number} of ${of}`,
    mail: 'Guest’s email address',
    mailHint: 'We will use it to contact them about the ticket.',
    mailOptional: 'Optional.',
  },
  discount: {
    have: (label: string) => `${label} (if you have one)`,
    label: 'Discount code',
    hint: 'If you have a code, enter it and press “Apply”.',
    use: 'Apply',
    looking: 'Checking',
    code: 'Code',
    none: 'Not used',
    clear: 'Remove',
    onlyFor: (ticket) => `The discount applies to ${ticket} only.`,
    upTo: (most) =>
      `The code discounts ${most === 1 ? 'one ticket' : `up to ${most} tickets`} per payment. The others cost the full price.`,
    saved: (amount) => `You save ${amount}.`,
    unusable: refusals.codeUnusable,
    nothingCheaper: 'This discount code can not use. It does not apply to the tickets in your cart.',
    usedUp: refusals.codeUsedUp,
    allBelowLimit: (least) => `This discount code can not use. It applies to tickets from ${least}.`,
    belowLimit: (ticket, price, least) =>
      `“${ticket}” (${price}) is not discounted. This code applies to tickets from ${least}.`,
  },
  payment: {
    nothing: 'There is nothing to pay.',
    label: 'Payment method',
    methods: order.methods,
    notes: {
      card: 'We do not charge your card until you place the order.',
      cardNow: 'We charge your card when you press the button.',
      cardApplication: 'We charge this card only if you win.',
      applicationLater: 'If you win, we email you how and by when to pay.',
      applicationLocal: 'If you win, pay at the reception desk.',
      store: (hours) => `We give you a payment number. Pay at the store within ${hours} hour${hours === 1 ? '' : 's'}.`,
      bankLater: 'Your tickets are valid right away. We give you the bank details after you order.',
      bankFirst: (hours) =>
        `Transfer the money within ${hours} hour${hours === 1 ? '' : 's'}. You get your tickets once it arrives.`,
      local: 'You get your tickets right away. Pay at the reception desk.',
    },
    applicationLead: 'You pay nothing now. If you win, we charge the card you choose here.',
    applicationLeadLater: 'You pay nothing now. If you win, you pay in the way you choose here.',
    none: 'No payment method is available. Contact the organiser.',
    storeLabel: 'Where will you pay?',
    storeMissing: 'Choose a store.',
    checkingCard: 'Checking your card',
    cardFailed: 'We could not verify your card. Check the card number, expiry date and security code, and try again.',
    typeAgain: 'For your security, we do not store your card number. To use a different card, enter it again.',
    keep: 'Save this card for next time',
    keptForDraw: 'We save this card so that we can charge it if you win. You can delete it on My page at any time.',
  },
  stores: order.stores,
  receipt: {
    title: 'Receipt',
    want: 'I need a receipt',
    addressee: 'Name on receipt',
    addresseeHint: neighbours.addresseeHint,
    addresseeMissing: 'Enter the name for the receipt.',
    to: (addressee) => `Yes, for ${addressee}`,
    none: 'Not needed',
  },
  confirm: {
    tickets: 'Tickets',
    purchaser: 'Your details',
    partners: 'Guests',
    payment: 'Payment',
    method: order.method,
    change: 'Change',
    extraSlot: 'I would take any other slot',
    extraSlotHint: 'If you do not win any of your choices, you may still get a place in another slot.',
    paid: {
      note: 'Your order is final when you press the button. Wait for the next page to appear.',
      order: (total) => `Place order – ${total}`,
      sending: 'Placing your order',
    },
    free: {
      note: 'Your order is final when you press the button.',
      order: (_total, tickets) => (tickets === 1 ? 'Get my ticket' : 'Get my tickets'),
      sending: 'Placing your order',
    },
    application: {
      note: 'Press the button to apply. You pay nothing now.',
      order: (_total) => 'Apply for the lottery',
      sending: 'Sending your application',
    },
  },
  conditions: {
    title: 'Payment, delivery and cancellation',
    labels: {
      payment: 'When you pay',
      delivery: 'Delivery',
      cancellation: cancelling.label,
      sales: 'On sale',
      application: 'Applications',
    },
    payments: {
      cardNow: () => 'We charge your card when you place the order.',
      storeWithin: (hours, _drawn) =>
        `Pay at the store within ${hoursOf(hours)} of ordering. After that, your order is cancelled.`,
      transferWithin: (hours) =>
        `Transfer the money within ${hoursOf(hours)} of ordering, to the account that we give you. If it does not arrive, your order is cancelled. Any bank fee is yours to pay.`,
      transferLater: () =>
        'Transfer the money to the account that we give you after you order, by the date given there. Any bank fee is yours to pay.',
      venue: () => 'Pay at the reception desk on the day.',
      cardIfWon: (_hours, drawn) =>
        `Only if you win, we charge your card after the draw${drawn && ` (${drawn})`}. If you do not win, you pay nothing.`,
      venueIfWon: () => 'Only if you win, pay at the reception desk on the day.',
      wayIfWon: () => 'You pay only if you win. We email you how and by when to pay.',
    },
    deliveries: {
      atOnce: 'In My tickets, as soon as you have placed the order.',
      oncePaid: 'In My tickets, as soon as your payment has arrived.',
      onceWon: 'In My tickets, if you win.',
      onceWonAndPaid: 'In My tickets, once you have won and your payment has arrived.',
    },
    of: cancelling.of,
    never: cancelling.never,
    neverIfWon: cancelling.neverIfWon,
    cancel: cancelling.cancel,
    except: 'A ticket that was used or transferred, or is no longer valid, cannot be cancelled.',
    refunds: {
      card: 'We refund the card that you paid with.',
      byHand: 'The organiser refunds you by bank transfer.',
    },
    until: cancelling.until,
    from: cancelling.from,
    withdraw: 'You can withdraw your application in My tickets for as long as applications are open.',
  },
  leaving: {
    title: 'Your payment is being processed',
    text: 'Stay on this page until your payment is complete.',
    stay: 'Stay on this page',
  },
  problems: {
    title: 'We could not place your order',
    lead: 'We removed unavailable tickets and updated quantities and prices. Check your cart and continue. Your order has not been placed yet.',
    aTicket: 'Removed ticket',
    of: (title, problem) => `${title}: ${problem}`,
    empty: 'Your cart is empty.',
    tooMany: (limit) => `You can buy up to ${order.tickets(limit)} at once. Choose fewer.`,
    totalTooHigh: cart.totalTooHigh,
    mixed: 'Lottery tickets must be ordered on their own. We removed the other tickets from your cart.',
    codeUnusable: 'This discount code can not use. We removed the discount. Check the total.',
    unknownTicket: notOnDisplay,
    notOnDisplay,
    beforeSales: 'This ticket is not on sale yet. We removed it from your cart.',
    salesFinished: 'Sales of this ticket have ended. We removed it from your cart.',
    soldOut,
    unknownPrice: 'The price you chose is no longer available. Choose again.',
    loginNeeded: 'Log in to buy this ticket. You can then continue from here.',
    choices: 'Some of your choices are missing. Choose again in the ticket list.',
    alreadyApplied: 'You have already applied in this lottery. Remove it from your cart.',
    notEnough: (left) => (left > 0 ? `Only ${order.tickets(left)} left. We reduced the quantity.` : soldOut),
    limitReached: (left) =>
      left > 0
        ? `You can buy ${left} more of this ticket. We reduced the quantity.`
        : 'You already have the maximum per person. We removed it from your cart.',
    parentNeeded: (names) =>
      names.length > 0
        ? `This ticket needs ${names.map((name) => `“${name}”`).join(' or ')}. Add it to your cart.`
        : 'This ticket needs another ticket. Add that to your cart.',
    combination: (isRemoved) =>
      isRemoved
        ? cart.droppedForOther
        : 'This cannot be combined with another of your tickets. Remove one from your cart.',
    priceChanged: 'The price has changed. Check the new price.',
  },
  failures: {
    title: 'Your order was not placed',
    fields: 'Check what you entered',
    offline: 'Check your connection and try again. Your order was not sent.',
    cartChanged: 'Your cart has changed in another tab. Check it and press the button again.',
    nothingCharged: 'You have not been charged. We have kept what you entered.',
    timeoutTitle: 'Payment timed out',
    maintenanceTitle: 'Payments are temporarily unavailable',
    payment: {
      refused: 'Payment failed',
      timeout: refusals.paymentTimeout,
      maintenance: refusals.paymentMaintenance,
    },
    reasons: {
      declined: 'Your card was declined. Try another card or another payment method.',
      cardInvalid:
        'This card cannot be used. Check the card number, expiry date and security code, or try another card.',
      authenticationFailed: 'Your bank’s security check (3-D Secure) was not completed. Try again or use another card.',
      notPossible: 'You cannot pay this amount this way. Choose another payment method.',
      canceled: 'Your payment was cancelled. Choose a payment method again.',
    },
  },
} satisfies PurchaseTexts;
