import { type PublishedSite, presentPicture, type Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Talk, TalkSlots } from '../../contract/talk.ts';
import type { BoothItem } from '../../documents.ts';
import { boothTitle } from '../../rules/list/booth-title.ts';
import { deadlineOf, type Span, slotState, spansOf } from '../../rules/talk/talk-slots.ts';
import { changesOf, statusAt, type TalkActor } from '../../rules/talk/talk-status.ts';
import { answerersOf } from '../../rules/talk/who-answers.ts';
import type { Exhibitor } from '../exhibitor/exhibitors.ts';
import { personOf } from './booth-of-talk.ts';
import type { StoredTalk } from './talk-store.ts';

interface TalkView {
  site: PublishedSite;
  booth: BoothItem | undefined;
  say: Say;
  by: TalkActor;
  now: Instant;
}

/** A talk as its visitor or its person in charge sees it (APPT-001). */
export function presentTalk(talk: StoredTalk, { booth, say, by, now }: TalkView): Talk {
  const person = personOf(booth, talk.administratorId);
  return {
    reservationId: talk.reservationId,
    booth: {
      contentId: talk.contentId,
      detailId: talk.detailId,
      title: booth === undefined ? null : boothTitle(booth, say),
      stand: booth?.stand ?? '',
    },
    personInCharge: person === undefined ? null : say(person.nickname),
    startAt: formatInstant(talk.startsAt),
    endAt: formatInstant(talk.endsAt),
    status: statusAt(talk, now),
    name: talk.name,
    mail: talk.mail,
    companyName: talk.company,
    contents: talk.contents,
    reason: talk.reason,
    requestedAt: formatInstant(talk.requestedAt),
    changedAt: formatInstant(talk.changedAt),
    changes: changesOf(talk, by, now),
  };
}

/** The times of the people of a booth that somebody runs: nobody could answer a request at another one. */
export function presentSlots(
  booth: BoothItem,
  exhibitors: readonly Exhibitor[],
  held: ReadonlyMap<number, readonly Span[]>,
  { say, now }: Pick<TalkView, 'say' | 'now'>,
): TalkSlots {
  const { description, deadline, persons } = booth.businessTalk;
  return {
    description: say(description),
    persons: persons.flatMap(({ administratorId, slots }) => {
      const person = personOf(booth, administratorId);
      if (person === undefined || answerersOf(exhibitors, administratorId).length === 0) return [];
      return [
        {
          administratorId,
          nickname: say(person.nickname),
          position: say(person.position),
          image: presentPicture(person.image, say) ?? null,
          slots: spansOf(slots).map((slot) => ({
            startAt: formatInstant(slot.startsAt),
            endAt: formatInstant(slot.endsAt),
            state: slotState(slot, held.get(administratorId) ?? [], deadline, now),
            deadlineAt: formatInstant(deadlineOf(deadline, slot.startsAt)),
          })),
        },
      ];
    }),
  };
}
