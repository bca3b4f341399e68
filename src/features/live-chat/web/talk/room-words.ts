import type { LanguageCode } from '#kernel/language.ts';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, tokyoDay } from '#kernel/period.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { Room } from '../../rules/channel/room-shapes.ts';
import { roomFace } from '../../rules/room/room-face.ts';
import type { MessageType } from '../../rules/channel/room-kind.ts';
import { clockOf, dayOf } from '../../rules/room/talk-lines.ts';
import { personName } from '../profile/person-name.ts';
import type { ChatState } from '../store/chat-store.ts';
import type { TalkTexts } from '../screen/texts/jpn.ts';

/** The name of a person in a room; empty until the page has loaded the names. */
export function nameInRoom(
  userId: number | undefined,
  { people, arePeopleRead, awaited }: Pick<ChatState, 'people' | 'arePeopleRead' | 'awaited'>,
  say: TalkTexts,
): string {
  const person = people.get(userId ?? 0);
  return person === undefined && (!arePeopleRead || awaited.has(userId ?? 0)) ? '' : personName(person, say);
}

/** The name of a room: a group's own, or that of the other. */
export function roomName(
  room: Room,
  state: Pick<ChatState, 'me' | 'people' | 'arePeopleRead' | 'awaited'>,
  say: TalkTexts,
): string {
  return room.group ? room.title : nameInRoom(roomFace(room, state.me).other?.user_id, state, say);
}

/** A message in one line. */
export function messageWords(type: MessageType, text: string | null, say: TalkTexts): string {
  return type === 'IMAGE' ? say.list.picture : text || say.list.meeting;
}

/** The words of a list for the last message. */
export function lastWords(room: Room, me: number, say: TalkTexts): string {
  const { last_message: text, last_message_type: type, last_messaged_user_id: by } = room;
  if (type === null) return say.list.noMessage;
  if (text === '' && type === 'TEXT') return say.list.removed;
  const words = messageWords(type, text, say);
  return by === me ? say.list.mine(words) : words;
}

export function dayWords(day: string, now: Instant, language: LanguageCode, say: TalkTexts): string {
  if (day === tokyoDay(now)) return say.today;
  return day === tokyoDay(now - dayMs) ? say.yesterday : saidDate(day, language);
}

/** In a list: the time if it is today, otherwise the day. */
export function whenWords(time: string, now: Instant, say: TalkTexts): string {
  const day = dayOf(time);
  if (day === tokyoDay(now)) return clockOf(time);
  if (day === tokyoDay(now - dayMs)) return say.yesterday;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isThisYear = tokyoDay(now).startsWith(String(year));
  return isThisYear ? say.monthDay(month, date) : `${year}/${month}/${date}`;
}
