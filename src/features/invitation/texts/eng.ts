import type { InvitationTexts } from './jpn.ts';

export default { notInvited: 'This event is for invited people only.' } satisfies InvitationTexts;
