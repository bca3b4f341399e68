import type { Visit } from '#features/site/server.ts';
import type { Ahead } from '#kernel/ahead.ts';
import { pagePath } from '#kernel/page.ts';
import { formatInstant } from '#kernel/period.ts';
import type { AheadAsked } from '#server/server-feature.ts';
import { boothTitle } from '../../rules/list/booth-title.ts';
import { statusAt } from '../../rules/talk/talk-status.ts';
import { boothOfTalk } from './booth-of-talk.ts';
import type { TalkServices } from './talk-services.ts';
import { type StoredTalk, talksAnsweredBy, talksOfVisitor } from './talk-store.ts';

/** The talks that a member has agreed on, as a visitor or as the person of a booth. */
export async function talksAhead(
  { database, site: server }: Pick<TalkServices, 'database' | 'site'>,
  { visit: { site }, member: { memberId }, say, now }: AheadAsked<Visit>,
): Promise<Ahead[]> {
  if (site.eventId === undefined || !site.document.mypage.businessAppointment.commonContent.enable) return [];
  const [own, received] = await Promise.all([
    talksOfVisitor(database, site.siteKey, memberId),
    talksAnsweredBy(database, site.siteKey, memberId),
  ]);
  const tell = async (talk: StoredTalk, isOwn: boolean): Promise<Ahead[]> => {
    if (statusAt(talk, now) !== 'approved') return [];
    const booth = await boothOfTalk(server, site, talk);
    const title = booth === undefined ? '' : boothTitle(booth, say);
    const visitor = [talk.company, talk.name].filter(Boolean).join(' ');
    return [
      {
        kind: 'talk',
        title: isOwn ? title : visitor,
        about: isOwn ? '' : title,
        place: booth?.stand ?? '',
        startDate: formatInstant(talk.startsAt),
        endDate: formatInstant(talk.endsAt),
        count: 1,
        path: pagePath('businessAppointment', {}),
        event: null,
      },
    ];
  };
  const told = [...own.map((talk) => tell(talk, true)), ...received.map((talk) => tell(talk, false))];
  return (await Promise.all(told)).flat();
}
