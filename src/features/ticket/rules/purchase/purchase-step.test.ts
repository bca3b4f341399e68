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
  stepAfter,
} from './purchase-step.ts';

const everything: StepFacts = { hasTerms: true, usesPartnerForms: true, takesDiscountCodes: true, toPay: 1000 };
const nothing: StepFacts = { hasTerms: false, usesPartnerForms: false, takesDiscountCodes: false, toPay: 0 };

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
    [1, 'forward', nothing, 5],
    [5, 'back', nothing, 1],
    [1, 'forward', { ...nothing, takesDiscountCodes: true }, 3],
    [3, 'forward', { ...nothing, takesDiscountCodes: true }, 5],
    [5, 'back', { ...nothing, usesPartnerForms: true }, 2],
    [4, 'back', { ...nothing, toPay: 500 }, 1],
    ['list', 'forward', nothing, 1],
    [1, 'forward', everything, 2],
    [1, 'back', everything, 0.5],
  ])('is skipped: from %s %s (%j) to %d [TICKET-128]', (place, way, facts, step) => {
    expect(stepAfter(place, way, facts)).toBe(step);
  });

  const anyFacts = fc.record({
    hasTerms: fc.boolean(),
    usesPartnerForms: fc.boolean(),
    takesDiscountCodes: fc.boolean(),
    toPay: fc.constantFrom(0, 500),
  });

  test('is never shown, and every purchase goes from the list to its end and back [TICKET-128]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const forth: PurchaseStep[] = [0];
        while (forth.at(-1) !== 6) forth.push(stepAfter(forth.at(-1) as PurchaseStep, 'forward', facts));
        const back: PurchaseStep[] = [5];
        while (back.at(-1) !== 0) back.push(stepAfter(back.at(-1) as PurchaseStep, 'back', facts));
        expect(forth.some((step) => isEmptyStep(step, facts))).toBe(false);
        expect(back.reverse()).toEqual(forth.slice(0, -1));
      }),
    );
  });

  const done: PurchaseProgress = {
    isCartEmpty: false,
    hasAgreed: true,
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
    [5, { hasAgreed: false }, 0.5],
    [5, { isProfileDone: false }, 1],
    [5, { arePartnersDone: false }, 2],
    [5, { isPaymentChosen: false }, 4],
    [5, { isPaymentChosen: false, isProfileDone: false }, 1],
    [0.5, { isProfileDone: false }, 0.5],
    [0, { hasAgreed: false }, 0],
  ])('%d is shown after a reload, with %j, as %d', (wanted, more, step) => {
    expect(reachableStep(wanted, everything, { ...done, ...more })).toBe(step);
  });

  test('without terms the profile is the first step', () => {
    expect(reachableStep(0.5, { ...everything, hasTerms: false }, done)).toBe(1);
    expect(reachableStep(0.5, { ...everything, hasTerms: false }, { ...done, isCartEmpty: true })).toBe(0);
  });

  test('a reload asks for nothing that the purchase does not need', () => {
    const untouched = { ...done, hasAgreed: false, arePartnersDone: false, isPaymentChosen: false };
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
