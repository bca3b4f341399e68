import type { InvitationTexts } from './jpn.ts';

export default { notInvited: 'This event is by invitation only.' } satisfies InvitationTexts;
