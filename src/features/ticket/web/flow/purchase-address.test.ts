import { describe, expect, test } from 'vitest';
import { pageContext } from '../../../../../test/render-screen.tsx';
import { type PurchaseStep, purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { orderIdOf, purchaseStepHref, purchaseStepOf } from './purchase-address.ts';

const context = pageContext({ address: { portalId: 1, eventId: 11 }, site: { portalId: 1, eventId: 11 } });
const queryOf = (href: string): URLSearchParams => new URL(href, 'http://hiroba.test').searchParams;

describe('the address of a step [TICKET-032, TICKET-123]', () => {
  test.each<[keyof typeof purchaseSteps, string]>([
    ['TICKET_LIST', '/module/ticket/5'],
    ['TERMS', '/module/ticket/5?step=terms'],
    ['PROFILE', '/module/ticket/5?step=profile'],
    ['PARTNER', '/module/ticket/5?step=partner'],
    ['DISCOUNT', '/module/ticket/5?step=discount'],
    ['PAYMENT', '/module/ticket/5/payment'],
    ['CONFIRM', '/module/ticket/5?step=confirm'],
    ['COMPLETE', '/module/ticket/5/purchased-ticket'],
  ])('%s is %s', (name, path) => {
    expect(purchaseStepHref(context, 5, purchaseSteps[name])).toBe(`/web/portal/1/event/11${path}`);
  });

  test.each(Object.values(purchaseSteps))('of %s leads back to it where the list has it in its query', (step) => {
    const isOfList = !([0, 4, 6] as PurchaseStep[]).includes(step);
    expect(purchaseStepOf(queryOf(purchaseStepHref(context, 5, step)))).toBe(isOfList ? step : undefined);
  });

  test('keeps the query flags of the visit and names the order', () => {
    const kept = { ...context, keptQuery: 'consoleUser=abc' };
    const href = purchaseStepHref(kept, 5, purchaseSteps.COMPLETE, 'A-1_b');
    expect(href).toBe('/web/portal/1/event/11/module/ticket/5/purchased-ticket?order=A-1_b&consoleUser=abc');
    expect(orderIdOf(queryOf(href))).toBe('A-1_b');
  });

  test.each(['step=constructor', 'step=', 'step=list', ''])('?%s is the list', (query) => {
    expect(purchaseStepOf(new URLSearchParams(query))).toBeUndefined();
  });

  test.each(['order=', 'order=%2F..', `order=${'x'.repeat(65)}`, ''])('?%s names no order', (query) => {
    expect(orderIdOf(new URLSearchParams(query))).toBeUndefined();
  });
});
