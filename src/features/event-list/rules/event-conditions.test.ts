import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventCondition, meetsCondition } from './event-conditions.ts';

const ticket = (ticketId: number, eventId = 11) => ({ eventId, contentId: 60, ticketId });
const answers = [
  { entryFormKey: 'district', textValue: '港町', selectorValue: [] },
  {
    entryFormKey: 'interests',
    textValue: '',
    selectorValue: [
      { key: 'robotics', value: '' },
      { key: 'energy', value: '' },
    ],
  },
  {
    entryFormKey: 'address',
    textValue: '',
    selectorValue: [
      { key: 'prefecture', value: '13' },
      { key: 'address2', value: '27' },
    ],
  },
  { entryFormKey: 'empty', textValue: '', selectorValue: [] },
];
const condition = (more: Partial<EventCondition>): EventCondition => ({
  tickets: [],
  isAnd: false,
  profile: [],
  ...more,
});

describe('an event with a condition', () => {
  test.each([
    ['any of its tickets', false, [ticket(2)], true],
    ['a ticket of another event', false, [ticket(1, 12)], false],
    ['one of two that are both needed', true, [ticket(1)], false],
    ['both that are needed', true, [ticket(2), ticket(1)], true],
    ['no ticket', false, [], false],
  ])('is for who holds %s (all needed: %s) [SITE-029]', (_, isAnd, held, isMet) => {
    expect(meetsCondition(condition({ tickets: [ticket(1), ticket(2)], isAnd }), held, answers)).toBe(isMet);
  });

  test.each([
    ['a text', { entryFormKey: 'district', values: ['山町', '港町'] }, true],
    ['one of several choices', { entryFormKey: 'interests', values: ['energy'] }, true],
    ['a part of an address', { entryFormKey: 'address', part: 'prefecture', values: ['13'] }, true],
    ['another part with the same value', { entryFormKey: 'address', part: 'prefecture', values: ['27'] }, false],
    ['another answer', { entryFormKey: 'interests', values: ['software'] }, false],
    ['an item that the form does not have', { entryFormKey: 'job', values: ['sales'] }, false],
    ['an answer that is empty', { entryFormKey: 'empty', values: [''] }, false],
  ])('is for who answered %s [SITE-029]', (_, wanted, isMet) => {
    expect(meetsCondition(condition({ profile: [wanted] }), [], answers)).toBe(isMet);
  });

  test('asks for all that it names: what meets two conditions meets each of them [SITE-029]', () => {
    const wanted = fc.record({
      entryFormKey: fc.constantFrom('district', 'interests', 'empty'),
      values: fc.subarray(['港町', 'robotics', 'energy', 'x']),
    });
    const tickets = fc.subarray([ticket(1), ticket(2), ticket(3)]);
    fc.assert(
      fc.property(tickets, tickets, fc.boolean(), fc.array(wanted), (needed, held, isAnd, profile) => {
        const whole = meetsCondition({ tickets: needed, isAnd, profile }, held, answers);
        const byTickets = meetsCondition(condition({ tickets: needed, isAnd }), held, answers);
        const byProfile = profile.every((one) => meetsCondition(condition({ profile: [one] }), held, answers));
        expect(whole).toBe(byTickets && byProfile);
      }),
    );
  });
});
