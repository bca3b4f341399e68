import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GatewayAnswer } from './gateway-answer.ts';
import { believedAnswer, knownAnswer, latestAnswer } from './latest-answer.ts';

const paid: GatewayAnswer = { type: 'paid', amount: 1_000 };
const action: GatewayAnswer = { type: 'actionRequired', url: 'https://pay.example/1' };
const number: GatewayAnswer = { type: 'numberIssued' };
const refused: GatewayAnswer = { type: 'refused', reason: 'declined' };
const timedOut: GatewayAnswer = { type: 'refused', reason: 'timeout' };
const unknown: GatewayAnswer = { type: 'unknown' };
const notFound: GatewayAnswer = { type: 'notFound' };
const answers = [paid, action, number, refused, timedOut, unknown, notFound];

describe('what is kept of a payment', () => {
  test.each<[GatewayAnswer | undefined, GatewayAnswer, GatewayAnswer]>([
    [undefined, unknown, unknown],
    [undefined, action, action],
    [unknown, notFound, notFound],
    [notFound, unknown, unknown],
    [unknown, action, action],
    [action, unknown, action],
    [number, notFound, number],
    [action, refused, refused],
    [number, refused, refused],
    [refused, action, refused],
    [refused, unknown, refused],
    [refused, timedOut, timedOut],
    [refused, paid, paid],
    [paid, refused, paid],
    [paid, action, paid],
    [paid, notFound, paid],
  ])('after %j and then %j is %j', (stored, said, kept) => expect(latestAnswer(stored, said)).toBe(kept));

  test('keeps the part of the sum that came, also when a later "stopped" does not mention it', () => {
    const partly: GatewayAnswer = { type: 'numberIssued', received: 600 };
    const canceled: GatewayAnswer = { type: 'refused', reason: 'canceled' };
    expect(knownAnswer(partly, canceled)).toEqual({ ...canceled, received: 600 });
    expect(knownAnswer(partly, { ...canceled, received: 700 })).toEqual({ ...canceled, received: 700 });
    expect(knownAnswer({ ...canceled, received: 700 }, canceled)).toEqual({ ...canceled, received: 700 });
    for (const said of answers) expect(knownAnswer(number, said)).toBe(said);
    expect(knownAnswer(partly, paid)).toBe(paid);
  });

  test('is that money came, whatever else the gateway says and in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...answers)), fc.array(fc.constantFrom(...answers)), (before, after) => {
        let kept: GatewayAnswer | undefined;
        for (const said of [...before, paid, ...after]) kept = latestAnswer(kept, said);
        expect(kept?.type).toBe('paid');
      }),
    );
  });
});

describe('a gateway’s "no such charge"', () => {
  const arrivesWithinMs = 60_000;
  test.each([
    [0, 'unknown'],
    [59_999, 'unknown'],
    [60_000, 'notFound'],
  ])('is believed only when the request cannot arrive any more: after %i ms it is %s', (after, type) => {
    expect(believedAnswer(notFound, { sentAt: 1_000, now: 1_000 + after, arrivesWithinMs })).toEqual({ type });
  });

  test.each(answers.filter((one) => one !== notFound))(
    'is the only answer that is doubted: %j is believed at once',
    (said) => {
      expect(believedAnswer(said, { sentAt: 0, now: 0, arrivesWithinMs })).toBe(said);
    },
  );
});
