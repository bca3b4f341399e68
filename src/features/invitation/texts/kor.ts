import type { InvitationTexts } from './jpn.ts';

export default { notInvited: '이 이벤트는 초대받은 분만 보실 수 있습니다.' } satisfies InvitationTexts;
