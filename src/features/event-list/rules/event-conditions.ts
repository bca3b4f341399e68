/** What a member has to have, so that an event is shown to them: all of what is named. */
export interface EventCondition {
  tickets: readonly HeldTicket[];
  /** True when a member needs every ticket, false when any one is enough. */
  isAnd: boolean;
  profile: readonly WantedAnswer[];
}

/** A ticket of an event of the portal. */
export interface HeldTicket {
  eventId: number;
  contentId: number;
  ticketId: number;
}

interface WantedAnswer {
  entryFormKey: string;
  /** Of a name, an address or a member card, such as `prefecture`. */
  part?: string | undefined;
  /** Any of them is enough: the key of a choice, or the text of an answer. */
  values: readonly string[];
}

/** An answer of the member to the portal's form. */
export interface GivenAnswer {
  entryFormKey: string;
  textValue: string;
  selectorValue: readonly { key: string; value: string }[];
}

/** Whether a member meets a condition (SITE-029). */
export function meetsCondition(
  { tickets, isAnd, profile }: EventCondition,
  held: readonly HeldTicket[],
  answers: readonly GivenAnswer[],
): boolean {
  const isHeld = (ticket: HeldTicket): boolean => held.some((one) => isSame(one, ticket));
  const hasTickets = tickets.length === 0 || (isAnd ? tickets.every(isHeld) : tickets.some(isHeld));
  return hasTickets && profile.every((wanted) => isAnswered(wanted, answers));
}

function isSame(one: HeldTicket, other: HeldTicket): boolean {
  return one.eventId === other.eventId && one.contentId === other.contentId && one.ticketId === other.ticketId;
}

function isAnswered({ entryFormKey, part, values }: WantedAnswer, answers: readonly GivenAnswer[]): boolean {
  const answer = answers.find((one) => one.entryFormKey === entryFormKey);
  return answer !== undefined && saidIn(answer, part).some((said) => said !== '' && values.includes(said));
}

function saidIn({ textValue, selectorValue }: GivenAnswer, part: string | undefined): string[] {
  if (part !== undefined) return selectorValue.filter(({ key }) => key === part).map(({ value }) => value);
  return [textValue, ...selectorValue.map(({ key }) => key)];
}
