import { navigationTexts } from '#features/navigation/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { eventListTexts } from './entry/event-list-texts.ts';
import { MemberEvents, type MemberEventsProps } from './member-events.tsx';
import { listInvitations } from './read-member-events.ts';

export const texts = [eventListTexts, navigationTexts];

/** The events a member is invited to. */
export function Widget({ module }: Pick<MemberEventsProps, 'module'>) {
  const say = useTexts(eventListTexts);
  return <MemberEvents module={module} title={say.inviting} row={say.invitingRow} list={listInvitations} />;
}
