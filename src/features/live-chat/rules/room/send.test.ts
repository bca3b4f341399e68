import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textsBeforeAcceptance } from '../limits/chat-limits.ts';
import { type Message, messageName, type RoomFacts, sendAll } from './send.ts';

const now = Date.parse('2026-11-20T14:00:00+09:00');
const aya = 1;
const ben = 2;

const facts = (more: Partial<RoomFacts> = {}): RoomFacts => ({
  kind: 'pair',
  isInvite: false,
  count: 0,
  version: 1,
  lastAt: 0,
  members: new Map([
    [aya, { hasAccepted: true, hasLeft: false, mark: 0 }],
    [ben, { hasAccepted: true, hasLeft: false, mark: 0 }],
  ]),
  isClosed: false,
  sent: new Map(),
  stored: new Map(),
  pictures: new Map(),
  ...more,
});
const invited = facts({
  isInvite: true,
  members: new Map([
    [aya, { hasAccepted: true, hasLeft: false, mark: 0 }],
    [ben, { hasAccepted: false, hasLeft: false, mark: 0 }],
  ]),
});
const message = (sender: number, key: string, more: Partial<Message> = {}): Message => ({
  sender,
  key,
  type: 'TEXT',
  body: key,
  pictureId: null,
  meeting: null,
  accepts: false,
  ...more,
});
const kinds = (room: RoomFacts, messages: readonly Message[]) =>
  sendAll(room, messages, now).outcomes.map(({ kind }) => kind);

describe('messages of a batch', () => {
  test.each([
    [
      'the inviter may write, and the invited person may not',
      invited,
      [message(aya, 'a'), message(ben, 'b')],
      ['stored', 'notAccepted'],
    ],
    ['writing with acceptance accepts', invited, [message(ben, 'b', { accepts: true })], ['stored']],
    ['an inviter sends no pictures', invited, [message(aya, 'a', { type: 'IMAGE' })], ['onlyTexts']],
    ['strangers find no room', facts(), [message(3, 'c')], ['noRoom']],
    ['a closed room takes nothing', facts({ isClosed: true }), [message(aya, 'a')], ['gone']],
    ['a repeat is the same message', facts(), [message(aya, 'a'), message(aya, 'a')], ['stored', 'repeated']],
    ['a key has one text', facts(), [message(aya, 'a'), message(aya, 'a', { body: 'x' })], ['stored', 'otherMessage']],
    ['keys of two people are two', facts(), [message(aya, 'a'), message(ben, 'a')], ['stored', 'stored']],
    [
      'everybody may write beside a stream',
      facts({ kind: 'commentary', members: new Map() }),
      [message(9, 'a')],
      ['stored'],
    ],
  ] as const)('%s [CHAT-033]', (_, room, messages, expected) => {
    expect(kinds(room, messages)).toEqual(expected);
  });

  test('mark the sender as having accepted, and end the invitation when both have [CHAT-020, CHAT-021]', () => {
    const batch = sendAll(invited, [message(aya, 'a'), message(ben, 'b', { accepts: true }), message(aya, 'c')], now);
    expect(batch.accepted).toEqual([{ member: ben, version: 3 }]);
    expect(batch.inviteEndedIn).toBe(4);
    expect(batch.stored.map(({ index, version }) => [index, version])).toEqual([
      [1, 2],
      [2, 5],
      [3, 6],
    ]);
  });

  test('count as read for their author, but unseen messages before them do not [CHAT-022]', () => {
    const marks = (sent: readonly Message[]) => sendAll(facts(), sent, now).marks;
    expect(marks([message(aya, 'a'), message(aya, 'b')])).toEqual([{ member: aya, mark: 2, version: 3 }]);
    expect(marks([message(aya, 'a'), message(ben, 'b'), message(aya, 'c')])).toEqual([
      { member: aya, mark: 1, version: 2 },
    ]);
    expect(marks([message(aya, 'a'), message(aya, 'a')])).toEqual([{ member: aya, mark: 1, version: 2 }]);
  });

  test('can have a picture that their sender uploaded and has not sent before', () => {
    const room = facts({ pictures: new Map([['p', aya]]) });
    const picture = (sender: number, key: string, pictureId = 'p') =>
      message(sender, key, { type: 'IMAGE', body: '', pictureId });
    expect(kinds(room, [picture(ben, 'a'), picture(aya, 'a', 'q'), picture(aya, 'b'), picture(aya, 'c')])).toEqual([
      'noPicture',
      'noPicture',
      'stored',
      'noPicture',
    ]);
    expect(kinds(room, [picture(aya, 'b'), picture(aya, 'b')])).toEqual(['stored', 'repeated']);
  });

  test('are limited to three texts before the other accepts, in one batch or in several', () => {
    const many = Array.from({ length: 6 }, (_, index) => message(aya, String(index)));
    const stored = kinds(invited, many).filter((kind) => kind === 'stored');
    expect(stored).toHaveLength(textsBeforeAcceptance);
    expect(kinds(facts({ ...invited, sent: new Map([[aya, textsBeforeAcceptance]]) }), [message(aya, 'x')])).toEqual([
      'waitForAcceptance',
    ]);
  });

  test('are never older than the last message, even if the clock went back', () => {
    const [stored] = sendAll(facts({ lastAt: now + 5_000 }), [message(aya, 'a')], now).stored;
    expect(stored?.createdAt).toBe(now + 5_000);
  });

  test('lead to the same room, whatever batches they are divided into', () => {
    const sent = fc.array(
      fc.record({
        sender: fc.constantFrom(aya, ben, 3),
        key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        accepts: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(sent, fc.nat(20), fc.boolean(), (typed, cut, isInvite) => {
        const messages = typed.map(({ sender, key, accepts }) => message(sender, key, { accepts }));
        const room = isInvite ? invited : facts();
        const whole = sendAll(room, messages, now);
        const first = sendAll(room, messages.slice(0, cut), now);
        const between = facts({
          isInvite: room.isInvite && first.inviteEndedIn === undefined,
          count: first.count,
          version: first.version,
          lastAt: now,
          members: new Map(
            [...room.members].map(([id, member]) => [
              id,
              {
                ...member,
                hasAccepted: member.hasAccepted || first.accepted.some((one) => one.member === id),
                mark: first.marks.find((one) => one.member === id)?.mark ?? member.mark,
              },
            ]),
          ),
          sent: new Map(
            [...Map.groupBy(first.stored, ({ sender }) => sender)].map(([id, those]) => [id, those.length]),
          ),
          stored: new Map(first.stored.map((one) => [messageName(one), one])),
        });
        const second = sendAll(between, messages.slice(cut), now);
        expect([...first.stored, ...second.stored]).toEqual(whole.stored);
        expect([...first.outcomes, ...second.outcomes].map(({ kind }) => kind)).toEqual(
          whole.outcomes.map(({ kind }) => kind),
        );
        const marksOf = (...batches: (typeof whole)[]) =>
          new Map(batches.flatMap(({ marks }) => marks.map((one) => [one.member, one])));
        expect(marksOf(first, second)).toEqual(marksOf(whole));
        expect(whole.stored.map(({ index }) => index)).toEqual(whole.stored.map((_, index) => index + 1));
      }),
    );
  });
});
