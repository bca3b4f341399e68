import type { InvitationTexts } from './jpn.ts';

export default { notInvited: '此活動僅限受邀者瀏覽。' } satisfies InvitationTexts;
