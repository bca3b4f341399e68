import type { InvitationTexts } from './jpn.ts';

export default { notInvited: '此活动仅限受邀者浏览。' } satisfies InvitationTexts;
