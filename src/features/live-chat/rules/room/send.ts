import type { Instant } from '#kernel/clock.ts';
import { textsBeforeAcceptance } from '../limits/chat-limits.ts';
import type { MessageType, RoomKind } from '../channel/room-kind.ts';
import { markAfterOwn } from './unread.ts';

export interface Message {
  /** The id of the sender's chat profile. */
  sender: number;
  /** A repeated key is the same message. */
  key: string;
  type: MessageType;
  body: string;
  pictureId: string | null;
  meeting: { url: string; startAt: string | null } | null;
  /** Accepts the invitation of the room with the message. */
  accepts: boolean;
}

export interface StoredMessage extends Omit<Message, 'accepts'> {
  /** Its place in the room, from 1. */
  index: number;
  /** The version of the room in which it changed last. */
  version: number;
  createdAt: Instant;
  isRemoved: boolean;
}

interface MemberOfRoom {
  hasAccepted: boolean;
  hasLeft: boolean;
  /** The messages that they have read. */
  mark: number;
}

/** The facts that are read under the lock of a room. */
export interface RoomFacts {
  kind: RoomKind;
  isInvite: boolean;
  count: number;
  version: number;
  lastAt: Instant;
  /** All of a pair; of a group at least those who send. */
  members: ReadonlyMap<number, MemberOfRoom>;
  /** One of the pair has blocked the other, deleted the contact or left for good. */
  isClosed: boolean;
  /** The number of texts that each sender has in the room; read only while one of the people has not accepted. */
  sent: ReadonlyMap<number, number>;
  /** Messages that are stored under a key of a sender. */
  stored: ReadonlyMap<string, StoredMessage>;
  /** The owners of pictures that are in no message, and of no other room. */
  pictures: ReadonlyMap<string, number>;
}

export type SendRefusal =
  /** There is no such room for the sender. */
  | 'noRoom'
  /** The other has left, deleted the contact or blocked the sender: all three look alike. */
  | 'gone'
  /** The sender has not accepted the invitation (CHAT-033). */
  | 'notAccepted'
  /** Before the other accepts, an inviter sends texts only, and few. */
  | 'onlyTexts'
  | 'waitForAcceptance'
  /** The picture belongs to another person, was not committed, or is in another message. */
  | 'noPicture'
  /** The key belongs to another message. */
  | 'otherMessage';

export type SendOutcome = { kind: 'stored' | 'repeated'; message: StoredMessage } | { kind: SendRefusal };

/** The effect of a batch of messages on a room. */
export interface SentBatch {
  outcomes: SendOutcome[];
  stored: StoredMessage[];
  /** The members who have accepted by writing, each with the version of the room. */
  accepted: { member: number; version: number }[];
  /** Up to where those who wrote have read, and in which version of the room. */
  marks: { member: number; mark: number; version: number }[];
  /** The version in which the invitation ended; undefined: it did not. */
  inviteEndedIn: number | undefined;
  count: number;
  version: number;
}

/** Names a message among those of its room. */
export function messageName({ sender, key }: Pick<Message, 'sender' | 'key'>): string {
  return `${sender} ${key.toLowerCase()}`;
}

/**
 * Stores messages one after the other in a room that is locked. Sending accepts (CHAT-020), and the invitation ends
 * when everybody has accepted (CHAT-021).
 */
export function sendAll(facts: RoomFacts, messages: readonly Message[], now: Instant): SentBatch {
  const members = new Map(facts.members);
  const sent = new Map(facts.sent);
  const known = new Map(facts.stored);
  const pictures = new Map(facts.pictures);
  const marks = new Map<number, SentBatch['marks'][number]>();
  const batch: SentBatch = {
    outcomes: [],
    stored: [],
    accepted: [],
    marks: [],
    inviteEndedIn: undefined,
    count: facts.count,
    version: facts.version,
  };
  const createdAt = Math.max(now, facts.lastAt);
  let isInvite = facts.isInvite;

  for (const message of messages) {
    const repeated = known.get(messageName(message));
    if (repeated !== undefined) {
      batch.outcomes.push(
        isSame(repeated, message) ? { kind: 'repeated', message: repeated } : { kind: 'otherMessage' },
      );
      continue;
    }
    let member = members.get(message.sender);
    const refusal =
      refusalOf({ ...facts, isInvite }, member, message, sent.get(message.sender) ?? 0) ??
      (message.pictureId !== null && pictures.get(message.pictureId) !== message.sender ? 'noPicture' : undefined);
    if (refusal !== undefined) {
      batch.outcomes.push({ kind: refusal });
      continue;
    }
    if (member?.hasAccepted === false) {
      members.set(message.sender, (member = { ...member, hasAccepted: true }));
      batch.accepted.push({ member: message.sender, version: (batch.version += 1) });
    }
    if (isInvite && facts.kind === 'pair' && [...members.values()].every(({ hasAccepted }) => hasAccepted)) {
      isInvite = false;
      batch.inviteEndedIn = batch.version += 1;
    }
    const { accepts: _, ...content } = message;
    const stored = {
      ...content,
      index: (batch.count += 1),
      version: (batch.version += 1),
      createdAt,
      isRemoved: false,
    };
    known.set(messageName(message), stored);
    sent.set(message.sender, (sent.get(message.sender) ?? 0) + 1);
    if (message.pictureId !== null) pictures.delete(message.pictureId);
    if (member !== undefined) {
      const mark = markAfterOwn(member.mark, stored.index);
      members.set(message.sender, { ...member, mark });
      if (mark > member.mark) marks.set(message.sender, { member: message.sender, mark, version: stored.version });
    }
    batch.stored.push(stored);
    batch.outcomes.push({ kind: 'stored', message: stored });
  }
  batch.marks = [...marks.values()];
  return batch;
}

function refusalOf(
  { kind, isInvite, isClosed }: Pick<RoomFacts, 'kind' | 'isInvite' | 'isClosed'>,
  member: MemberOfRoom | undefined,
  { type, accepts }: Message,
  sent: number,
): SendRefusal | undefined {
  if (kind === 'commentary') return undefined;
  if (member === undefined) return 'noRoom';
  if (member.hasLeft || isClosed) return kind === 'pair' ? 'gone' : 'noRoom';
  if (!isInvite) return undefined;
  if (!member.hasAccepted) return accepts ? undefined : 'notAccepted';
  if (type !== 'TEXT') return 'onlyTexts';
  return sent >= textsBeforeAcceptance ? 'waitForAcceptance' : undefined;
}

/** A removed message is repeated by whatever had its key: its text is gone. */
function isSame(stored: StoredMessage, message: Message): boolean {
  if (stored.isRemoved) return true;
  return (
    stored.type === message.type &&
    stored.body === message.body &&
    stored.pictureId === message.pictureId &&
    stored.meeting?.url === message.meeting?.url &&
    stored.meeting?.startAt === message.meeting?.startAt
  );
}
