import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { purchaseFlowKeys } from './purchase-flow-keys.ts';
import {
  isEmptyStep,
  nextStep,
  previousStep,
  type PurchasePlace,
  type PurchaseProgress,
  type PurchaseStep,
  purchaseSteps,
  reachableStep,
  type StepFacts,
  screenAfter,
  screenOf,
} from './purchase-step.ts';

const everything: StepFacts = {
  hasTerms: true,
  usesPartnerForms: true,
  takesDiscountCodes: true,
  toPay: 1000,
  isApplication: false,
};
/** A free order of one ticket. */
const nothing: StepFacts = {
  hasTerms: false,
  usesPartnerForms: false,
  takesDiscountCodes: false,
  toPay: 0,
  isApplication: false,
};
const application: StepFacts = { ...nothing, isApplication: true };

test('the steps have these numbers [TICKET-032]', () => {
  expect(purchaseSteps).toEqual({
    TICKET_LIST: 0,
    TERMS: 0.5,
    PROFILE: 1,
    PARTNER: 2,
    DISCOUNT: 3,
    PAYMENT: 4,
    CONFIRM: 5,
    COMPLETE: 6,
  });
});

describe('forward', () => {
  test.each<[PurchasePlace, boolean, PurchaseStep]>([
    [0, true, 0.5],
    ['category', true, 0.5],
    ['list', true, 0.5],
    [0.5, true, 1],
    [0.5, false, 1],
    [0, false, 1],
    ['category', false, 1],
    ['list', false, 1],
    [1, true, 2],
    [1, false, 2],
    [2, true, 3],
    [3, false, 4],
    [4, true, 5],
    [5, false, 6],
    [6, true, 6],
  ])('from %s, terms %s, is %d [TICKET-033, TICKET-034, TICKET-035, TICKET-036, TICKET-037]', (place, hasTerms, step) =>
    expect(nextStep(place, hasTerms)).toBe(step),
  );
});

describe('back', () => {
  test.each<[PurchaseStep, boolean, PurchaseStep]>([
    [1, true, 0.5],
    [0.5, true, 0],
    [0.5, false, 0],
    [1, false, 0],
    [2, true, 1],
    [2, false, 1],
    [3, true, 2],
    [4, false, 3],
    [5, true, 4],
    [6, true, 5],
    [0, true, 0],
    [0, false, 0],
  ])('from %d, terms %s, is %d [TICKET-038, TICKET-039, TICKET-040]', (step, hasTerms, before) => {
    expect(previousStep(step, hasTerms)).toBe(before);
  });

  test('undoes forward, from every step there is a way back to', () => {
    const steps = fc.constantFrom<PurchaseStep>(0, 1, 2, 3, 4, 5);
    fc.assert(
      fc.property(steps, fc.boolean(), (step, hasTerms) => {
        expect(previousStep(nextStep(step, hasTerms), hasTerms)).toBe(step);
      }),
    );
  });
});

describe('a step without anything to do', () => {
  test.each<[PurchaseStep, Partial<StepFacts>, boolean]>([
    [2, { usesPartnerForms: false }, true],
    [3, { takesDiscountCodes: false }, true],
    [4, { toPay: 0 }, true],
    [2, {}, false],
    [3, {}, false],
    [4, { toPay: 120 }, false],
    [1, nothing, false],
    [5, nothing, false],
    [0, nothing, false],
  ])('%d with %j is empty: %s [TICKET-128]', (step, more, isEmpty) => {
    expect(isEmptyStep(step, { ...everything, ...more })).toBe(isEmpty);
  });

  test.each<[PurchasePlace, 'forward' | 'back', StepFacts, PurchaseStep]>([
    [1, 'forward', application, 5],
    [5, 'back', application, 1],
    [1, 'forward', nothing, 6],
    [1, 'back', nothing, 0],
    [5, 'back', { ...nothing, usesPartnerForms: true }, 2],
    [4, 'back', { ...nothing, toPay: 500 }, 1],
    ['list', 'forward', nothing, 1],
    [1, 'forward', everything, 2],
  ])('is skipped: from %s %s (%j) to %d [TICKET-128]', (place, way, facts, step) => {
    expect(screenAfter(place, way, facts)).toBe(step);
  });

  test.each<[string, PurchaseStep, StepFacts, PurchaseStep | undefined]>([
    ['a code is typed where the buyer chooses how to pay', 3, everything, 4],
    ['a code that made everything free stands there too', 3, { ...everything, toPay: 0 }, 4],
    ['and so does the payment then', 4, { ...everything, toPay: 0 }, 4],
    ['a free cart has neither', 4, nothing, undefined],
    ['the terms are passed over: the review asks for them', 0.5, everything, undefined],
    ['the review is one of its own', 5, everything, 5],
    ['a free order is reviewed where its buyer is asked for', 5, { ...nothing, hasTerms: true }, 1],
    ['with companions it has a review', 5, { ...nothing, usesPartnerForms: true }, 5],
    ['with a code it has one too, or the code could not be taken back', 5, { ...nothing, takesDiscountCodes: true }, 5],
    ['and so has what is drawn', 5, application, 5],
  ])('shares a screen: %s [TICKET-128]', (_, step, facts, screen) => {
    expect(screenOf(step, facts)).toBe(screen);
  });

  test.each<[PurchasePlace, 'forward' | 'back', PurchaseStep]>([
    ['list', 'forward', 1],
    [2, 'forward', 4],
    [3, 'forward', 4],
    [4, 'forward', 5],
    [4, 'back', 2],
    [1, 'back', 0],
    [0, 'back', 0],
    [6, 'forward', 6],
  ])('with everything in a purchase, the screen from %s %s is %d [TICKET-128]', (place, way, screen) => {
    expect(screenAfter(place, way, everything)).toBe(screen);
  });

  test('a paid cart with terms and a code has three screens between the list and its end [TICKET-128]', () => {
    const facts = { ...everything, usesPartnerForms: false };
    const screens: PurchaseStep[] = [screenAfter('list', 'forward', facts)];
    while (screens.at(-1) !== 6) screens.push(screenAfter(screens.at(-1) as PurchaseStep, 'forward', facts));
    expect(screens).toEqual([1, 4, 5, 6]);
  });

  const anyFacts = fc.record({
    hasTerms: fc.boolean(),
    usesPartnerForms: fc.boolean(),
    takesDiscountCodes: fc.boolean(),
    toPay: fc.constantFrom(0, 500),
    isApplication: fc.boolean(),
  });

  test('is never shown, and every purchase goes from the list to its end and back [TICKET-128]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const forth: PurchaseStep[] = [0];
        while (forth.at(-1) !== 6) forth.push(screenAfter(forth.at(-1) as PurchaseStep, 'forward', facts));
        const back: PurchaseStep[] = [screenOf(5, facts) as PurchaseStep];
        while (back.at(-1) !== 0) back.push(screenAfter(back.at(-1) as PurchaseStep, 'back', facts));
        expect(forth.every((step) => screenOf(step, facts) === step)).toBe(true);
        expect(back.reverse()).toEqual(forth.slice(0, -1));
      }),
    );
  });

  const done: PurchaseProgress = {
    isCartEmpty: false,
    isProfileDone: true,
    arePartnersDone: true,
    isPaymentChosen: true,
    isOrdered: false,
  };

  test.each<[PurchaseStep, Partial<PurchaseProgress>, PurchaseStep]>([
    [5, {}, 5],
    [3, {}, 3],
    [6, {}, 5],
    [6, { isOrdered: true, isCartEmpty: true }, 6],
    [5, { isOrdered: true, isCartEmpty: true }, 0],
    [5, { isCartEmpty: true }, 0],
    [6, { isCartEmpty: true }, 0],
    [5, { isProfileDone: false }, 1],
    [5, { arePartnersDone: false }, 2],
    [5, { isPaymentChosen: false }, 4],
    [5, { isPaymentChosen: false, isProfileDone: false }, 1],
    [0.5, { isProfileDone: false }, 0.5],
    [0, {}, 0],
  ])('%d is shown after a reload, with %j, as %d', (wanted, more, step) => {
    expect(reachableStep(wanted, everything, { ...done, ...more })).toBe(step);
  });

  test('without terms the profile is the first step', () => {
    expect(reachableStep(0.5, { ...everything, hasTerms: false }, done)).toBe(1);
    expect(reachableStep(0.5, { ...everything, hasTerms: false }, { ...done, isCartEmpty: true })).toBe(0);
  });

  test('a reload asks for nothing that the purchase does not need', () => {
    const untouched = { ...done, arePartnersDone: false, isPaymentChosen: false };
    expect(reachableStep(5, nothing, untouched)).toBe(5);
  });
});

describe('the keys of a flow', () => {
  test('are those of the spec [TICKET-043]', () => {
    expect(purchaseFlowKeys).toEqual({
      session: ['timetableToTicketFlag', 'browserBack', 'purchaseStep', 'purchaseForm'],
      local: ['next_purchase_flow_contentId'],
    });
  });
});
