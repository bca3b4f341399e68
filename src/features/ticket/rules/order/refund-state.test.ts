import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRefundEvent, type RefundEvent, type RefundState } from './refund-state.ts';

test.each<[RefundState, RefundEvent, RefundState | undefined]>([
  ['owed', 'ask', 'asked'],
  ['asked', 'done', 'done'],
  ['asked', 'refused', 'failed'],
  ['asked', 'unknown', 'owed'],
  ['owed', 'done', 'done'],
  ['failed', 'done', 'done'],
  ['asked', 'ask', undefined],
  ['owed', 'refused', undefined],
  ['failed', 'ask', undefined],
  ['done', 'ask', undefined],
  ['done', 'done', undefined],
  ['done', 'refused', undefined],
])('a refund that is %s becomes by %s: %s', (state, event, next) => expect(applyRefundEvent(state, event)).toBe(next));

test('what is done is never asked for again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<RefundEvent>('ask', 'done', 'refused', 'unknown')), (events) => {
      let state: RefundState = 'owed';
      let isDone = false;
      for (const event of events) {
        const next = applyRefundEvent(state, event);
        if (isDone) expect(next).toBeUndefined();
        state = next ?? state;
        isDone ||= state === 'done';
      }
    }),
  );
});
